import { ActsPage } from '../../features/operator/acts-page.tsx';

export default ActsPage;
