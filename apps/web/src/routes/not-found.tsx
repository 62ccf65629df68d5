import { NotFoundPage } from '../components/not-found-page.tsx';

/** Any address without a page: answered with status 404. */
export function loader(): never {
  throw new Response(null, { status: 404 });
}

export default NotFoundPage;
