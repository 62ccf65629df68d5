export { createResumeLinks } from './resume-links.ts';
export { registerResume } from './serve-resume.ts';
