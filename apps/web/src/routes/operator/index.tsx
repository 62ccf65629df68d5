export { InboxPage as default } from '../../features/operator/inbox/inbox-page.tsx';
