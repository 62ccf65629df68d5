import { randomUUID } from 'node:crypto';
import type { ErrorCode, V1Operation } from '@vesika/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toFailure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccountCaller } from './key-callers.ts';
import { noteRequest } from './keys/requests.ts';

export interface RequestLog {
  /** Hooks that log what a key made, changed or was refused, without addresses and pictures; polling is not logged. */
  hooksOf(operation: V1Operation): {
    onError(request: FastifyRequest, reply: FastifyReply, error: Error): Promise<void>;
    onResponse(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  };
  /** The photo that an answer is about. */
  notePhoto(request: FastifyRequest, photoId: string): void;
}

interface RequestLogParts extends Pick<Platform, 'db' | 'clock'> {
  /** Also of callers that are refused for another reason than their key. */
  callerOf(request: FastifyRequest): AccountCaller | undefined;
}

export function createRequestLog({ db, clock, callerOf }: RequestLogParts): RequestLog {
  const codes = new WeakMap<FastifyRequest, ErrorCode>();
  const photos = new WeakMap<FastifyRequest, string>();
  return {
    hooksOf: ({ method, path }) => ({
      onError: async (request, _reply, error) => {
        codes.set(request, toFailure(error, request.id).body.code);
      },
      onResponse: async (request, { statusCode: status }) => {
        const caller = callerOf(request);
        if (!caller?.key || (method === 'GET' && status < 400)) return;
        const { photoId = photos.get(request) ?? null } = request.params as { photoId?: string };
        const code = codes.get(request) ?? null;
        const about = { id: randomUUID(), keyId: caller.key.id, userId: caller.userId };
        await noteRequest(db, {
          ...about,
          method,
          path,
          status,
          code,
          photoId,
          createdAt: new Date(clock()),
        });
      },
    }),
    notePhoto: (request, photoId) => {
      photos.set(request, photoId);
    },
  };
}
