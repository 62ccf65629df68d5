import { InboxPage } from '../../features/operator/inbox/inbox-page.tsx';

export default InboxPage;
