import { ChecksPage } from '../../features/operator/checks/checks-page.tsx';

export default ChecksPage;
