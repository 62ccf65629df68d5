export { forgetResumeLinks } from './resume-links.ts';
export { registerResume } from './serve-resume.ts';
