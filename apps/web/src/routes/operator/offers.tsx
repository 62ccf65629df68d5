export { OffersPage as default } from '../../features/operator/offers/offers-page.tsx';
