import { Profile } from '../../features/account/profile/profile.tsx';
import { useSession } from '../../shell/session/session-provider.tsx';

export default function ProfilePage() {
  const session = useSession();
  return session.status === 'signed-in' ? <Profile user={session.user} /> : null;
}
