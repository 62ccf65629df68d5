import { PaymentsPage } from '../../features/payments/payments-page.tsx';

export default PaymentsPage;
