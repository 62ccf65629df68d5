import { useQueryClient } from '@tanstack/react-query';
import type { Refund, Rejection } from '@vesika/contract';
import { postJson } from '../../../api/request.ts';
import { useFailureToast } from '../use-failure-toast.ts';
import { renewPurchases } from './renew-purchases.ts';
import { useSingleMutation } from './use-single-mutation.ts';

interface Report {
  photoId: string;
  authorityReason?: string;
}

export interface ReportAnswer {
  rejection: Rejection;
  refund: Refund | null;
}

export function useReportRejection() {
  const queries = useQueryClient();
  const showFailure = useFailureToast('refund');
  return useSingleMutation({
    mutationFn: (report: Report) => postJson<ReportAnswer>('/api/rejections', report),
    onError: showFailure,
    onSettled: () => renewPurchases(queries),
  });
}
