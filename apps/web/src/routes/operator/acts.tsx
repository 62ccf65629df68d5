export { ActsPage as default } from '../../features/operator/acts-page.tsx';
