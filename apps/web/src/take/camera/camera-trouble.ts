export type CameraTrouble = 'refused' | 'none' | 'busy' | 'insecure' | 'failed';

export function isCameraOffered(): boolean {
  return window.isSecureContext && typeof navigator.mediaDevices?.getUserMedia === 'function';
}

const troubles: Readonly<Record<string, CameraTrouble>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  DevicesNotFoundError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
  TrackStartError: 'busy',
};

export function troubleOf(error: unknown): CameraTrouble {
  return (error instanceof Error && troubles[error.name]) || 'failed';
}
