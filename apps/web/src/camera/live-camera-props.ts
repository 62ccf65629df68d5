import type { RequirementAnswer } from '@vesika/contract';

export interface LiveCameraProps {
  requirement: RequirementAnswer['record'];
  onPicture: (file: File) => void;
  onClose: () => void;
}
