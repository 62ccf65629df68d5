import type { LiveRule } from './live-protocol.ts';

export interface LiveCameraProps extends LiveRule {
  onPicture: (file: File) => void;
  onClose: () => void;
}
