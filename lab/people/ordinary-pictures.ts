import type { CheckId } from '@vesika/report';

/** A portrait as people take it: in a kitchen, on a stage, before a press wall. */
export interface OrdinaryPicture {
  path: string;
  /** Checks whose question is true, judged by eye at full size. Every other question about the picture is false. */
  seen: readonly CheckId[];
}

const labels: readonly (readonly [file: string, ...seen: CheckId[]])[] = [
  ['fr_alex-lacamoire.png', 'expression-neutrality', 'head-pose-yaw'],
  ['fr_alex_lacamoire1.jpg', 'expression-neutrality'],
  ['fr_img1.jpg', 'expression-neutrality'],
  ['fr_biden.jpg'],
  ['fr_img2.jpg'],
  ['fr_rose1.jpg'],
  ['fr_john2.jpeg', 'gaze', 'head-pose-yaw'],
  // A microphone before the chin.
  ['fr_lin-manuel-miranda.png', 'gaze', 'face-occlusion-prevention'],
  ['fr_obama.jpg', 'expression-neutrality'],
  // A lock touches the corner of an eye.
  ['hu_person-celeste.jpg', 'hair-over-eyes'],
  ['hu_person-christina.jpg', 'eyes-open', 'head-pose-pitch', 'head-pose-roll'],
  // A hand at the temple.
  ['hu_person-lexi.jpg', 'face-occlusion-prevention', 'head-pose-roll'],
  ['hu_person-nicole.jpg', 'expression-neutrality'],
  // Sunglasses, once pushed up into the hair.
  ['hu_person-vlado1.jpg', 'no-head-coverings'],
  ['hu_person-vlado5.jpg', 'glasses', 'lens-tint', 'eyes-open', 'gaze'],
  ['hu_stock-models-9.jpg'],
  ['hu_stock-teen-3.jpg', 'gaze', 'head-pose-yaw', 'head-pose-pitch'],
  ['hu_stock-teen-4.jpg', 'face-occlusion-prevention'],
  ['hu_stock-teen-6.jpg', 'head-pose-pitch'],
  ['hu_stock-teen-7.jpg', 'gaze'],
  ['hu_stock-teen-8.jpg', 'hair-over-eyes', 'face-occlusion-prevention'],
  ['hv_test0.jpg', 'expression-neutrality'],
  ['hv_test1.jpg', 'digital-alteration'],
  // A hairband.
  ['hv_test2.jpg', 'no-head-coverings', 'digital-alteration'],
  ['hv_test3.jpg', 'digital-alteration'],
  ['hv_test4.jpg', 'expression-neutrality', 'digital-alteration'],
];

/** The pictures of `../shared/portraits/real`. */
export const ordinaryPictures: readonly OrdinaryPicture[] = labels.map(([file, ...seen]) => ({
  path: `real/${file}`,
  seen,
}));
