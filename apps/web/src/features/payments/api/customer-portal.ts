import { postJson } from '../../../api/request.ts';
import { useFailureToast } from '../use-failure-toast.ts';
import { useSingleMutation } from './use-single-mutation.ts';

/** Goes to the provider's page where a package that renews is changed or ended. */
export function useCustomerPortal() {
  const showFailure = useFailureToast('portal');
  return useSingleMutation({
    mutationFn: () => postJson<{ url: string }>('/api/customer-portal'),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: showFailure,
  });
}
