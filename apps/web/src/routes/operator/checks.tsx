export { ChecksPage as default } from '../../features/operator/checks/checks-page.tsx';
