import { connect } from 'node:tls';
import { dayMs } from '../../platform/clock/durations.ts';

const patienceMs = 8000;
/** Certificates that renew themselves do so a month before. */
const daysLeftMin = 14;

/** Opens the public address as a browser would; null if its certificate is valid for some time. */
export async function checkCertificate(
  url: URL,
  now: Date,
): Promise<'unreachable' | 'invalid' | 'expiring' | null> {
  return new Promise((resolve) => {
    const socket = connect({
      host: url.hostname,
      port: Number(url.port || 443),
      servername: url.hostname,
      rejectUnauthorized: false,
      timeout: patienceMs,
    });
    const end = (found: 'unreachable' | 'invalid' | 'expiring' | null) => {
      socket.destroy();
      resolve(found);
    };
    socket.once('timeout', () => end('unreachable'));
    socket.once('error', () => end('unreachable'));
    socket.once('secureConnect', () => {
      if (!socket.authorized) return end('invalid');
      const lastDay = Date.parse(socket.getPeerCertificate().valid_to);
      end(lastDay - now.getTime() < daysLeftMin * dayMs ? 'expiring' : null);
    });
  });
}
