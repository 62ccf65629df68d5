import type { CheckId } from '@vesika/report';

export interface FaultyPortrait {
  path: string;
  /** A description of each fault and the checks of which at least one must notice it. */
  faults: ReadonlyArray<{ what: string; checks: readonly CheckId[] }>;
}

export const faultyPortraits: readonly FaultyPortrait[] = [
  faulty('expression_pose/lisa_lisa3.jpg', { 'head rolled by 20 degrees': ['head-pose-roll'] }),
  faulty('expression_pose/london_107_smile.jpg', {
    'broad smile': ['expression-neutrality', 'mouth-closed'],
  }),
  faulty('expression_pose/t2i_tilted_up.jpg', {
    'chin raised': ['head-pose-pitch'],
    'looking up': ['gaze', 'head-pose-pitch'],
  }),
  faulty('glasses_occlusion/azure_glasses_woman.jpg', {
    'thick black glasses': ['glasses'],
    smile: ['expression-neutrality', 'mouth-closed'],
    'slight turn of the head': ['head-pose-yaw'],
  }),
  faulty('glasses_occlusion/navy_hopper_cap_glasses.jpg', {
    'uniform cap': ['no-head-coverings'],
    glasses: ['glasses'],
    'tinted lenses': ['lens-tint'],
  }),
  faulty('glasses_occlusion/t2i_sunglasses.jpg', {
    sunglasses: ['glasses'],
    'dark lenses': ['lens-tint'],
  }),
  faulty('glasses_occlusion/t2i_headphones.jpg', {
    'headphones over head and ears': ['no-head-coverings', 'face-occlusion-prevention'],
    smile: ['expression-neutrality', 'mouth-closed'],
  }),
  faulty('glasses_occlusion/zoom_30cm.jpg', { 'head covering to the hairline': ['no-head-coverings'] }),
  faulty('technical/defocus_blur.jpg', { 'out of focus': ['sharpness'] }),
  faulty('technical/too_dark.jpg', {
    'under-exposed by 3.5 EV': ['under-exposure-prevention'],
  }),
  faulty('technical/over_exposed.jpg', { 'over-exposed, clipped skin': ['over-exposure-prevention'] }),
  faulty('technical/grayscale_portrait.jpg', {
    'black and white': ['colour-presence'],
    smile: ['expression-neutrality', 'mouth-closed'],
  }),
  faulty('technical/cmyk_portrait.jpg', { smile: ['expression-neutrality', 'mouth-closed'] }),
  faulty('technical/large_36mp.jpg', {
    'enlarged 4.4 times before it was handed in': ['upscaling', 'sharpness'],
  }),
  faulty('technical/passport_1920s_004121.jpg', {
    'half the face in shade': ['illumination-uniformity'],
    'sepia print': ['natural-colour', 'colour-presence'],
    'a print photographed': ['photo-of-photo'],
  }),
  faulty('technical/tiny_48x60.jpg', { '48 x 60 px': ['inter-eye-distance', 'upscaling'] }),
  faulty('technical/truncated.jpg', { 'file cut off': [] }),
  faulty('multi_face/azure_couple_baby.jpg', { 'three people': ['single-face-present'] }),
  faulty('multi_face/azure_six_people.jpg', { 'six people': ['single-face-present'] }),
  faulty('multi_face/azure_two_elders.jpg', { 'two people': ['single-face-present'] }),
  faulty('multi_face/tfjs_three_people.jpg', { 'three people': ['single-face-present'] }),
];

function faulty(path: string, faults: Record<string, readonly CheckId[]>): FaultyPortrait {
  return { path, faults: Object.entries(faults).map(([what, checks]) => ({ what, checks })) };
}
