import type { RequirementAnswer } from '@vesika/contract';

export interface LiveCameraProps {
  /** What the photo is for: the oval has its head, the hints its rules. */
  requirement: RequirementAnswer['record'];
  /** The picture that was accepted; until then it is nowhere but in this page. */
  onPicture: (file: File) => void;
  onClose: () => void;
}
