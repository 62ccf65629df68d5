import type { FastifyInstance } from 'fastify';
import type { Environment } from '../../platform/env.ts';
import { createResumeLinks } from './resume-links.ts';
import { type ResumeParts, serveResume } from './serve-resume.ts';

type ResumeNeeds = Omit<ResumeParts, 'resumeLinks' | 'publicUrl'>;

export function registerResume(app: FastifyInstance, env: Environment, needs: ResumeNeeds): void {
  serveResume(app, { ...needs, resumeLinks: createResumeLinks(needs), publicUrl: env.PUBLIC_URL });
}
