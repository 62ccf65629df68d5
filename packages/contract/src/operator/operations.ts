import { operatorActs } from './acts.ts';
import { operatorChecks, operatorDecideCheck, operatorOpenCheck, operatorSetCheckTerms } from './checks.ts';
import {
  operatorChangeCredits,
  operatorDeleteAccount,
  operatorExtendPackage,
  operatorGivePackage,
  operatorLockAccount,
  operatorMailLink,
  operatorMailReceipt,
  operatorMakeAgain,
  operatorRefund,
} from './help.ts';
import { operatorAnswerClaim, operatorAnswerMessage, operatorInbox, operatorOpenLetter } from './inbox.ts';
import { operatorInvoices, operatorMoney, operatorOrders } from './money.ts';
import {
  operatorCreateQuota,
  operatorCreateVoucher,
  operatorEndQuota,
  operatorEndVoucher,
  operatorOffers,
} from './offers.ts';
import { operatorOpenFace, operatorPerson, operatorSearch } from './people.ts';
import { operatorDropPrice, operatorPrices, operatorSetPrice } from './prices.ts';
import { operatorQuality } from './quality.ts';
import { operatorRules, operatorSetNote, operatorSwitchDocument } from './rules.ts';
import { operatorSettings } from './settings.ts';

/** All operations of the operator's desk. */
export const operatorOperations = {
  operatorSearch,
  operatorPerson,
  operatorOpenFace,
  operatorLockAccount,
  operatorMailLink,
  operatorGivePackage,
  operatorDeleteAccount,
  operatorChangeCredits,
  operatorExtendPackage,
  operatorRefund,
  operatorMailReceipt,
  operatorMakeAgain,
  operatorInbox,
  operatorAnswerClaim,
  operatorAnswerMessage,
  operatorOpenLetter,
  operatorChecks,
  operatorOpenCheck,
  operatorDecideCheck,
  operatorSetCheckTerms,
  operatorMoney,
  operatorOrders,
  operatorInvoices,
  operatorPrices,
  operatorSetPrice,
  operatorDropPrice,
  operatorOffers,
  operatorCreateVoucher,
  operatorEndVoucher,
  operatorCreateQuota,
  operatorEndQuota,
  operatorQuality,
  operatorRules,
  operatorSwitchDocument,
  operatorSetNote,
  operatorSettings,
  operatorActs,
};
