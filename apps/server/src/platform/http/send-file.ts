import type { FastifyReply } from 'fastify';

interface SentFile {
  type: string;
  /** Plain ASCII, as headers are. */
  fileName: string;
}

/** Answers with a file that only its reader may keep. */
export function sendFile(reply: FastifyReply, { type, fileName }: SentFile, content: unknown): FastifyReply {
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('cache-control', 'private, no-store')
    .send(content);
}
