export { registerResume } from './register.ts';
export { createResumeLinks } from './resume-links.ts';
