import { OffersPage } from '../../features/operator/offers/offers-page.tsx';

export default OffersPage;
