import type { RequirementAnswer } from '@vesika/contract';

export interface LiveCameraProps {
  /** The document: its head size sets the oval, its rules the hints. */
  requirement: RequirementAnswer['record'];
  /** The picture that was accepted; until then it is nowhere but in this page. */
  onPicture: (file: File) => void;
  onClose: () => void;
}
