import type { Selectable } from "kysely";
import type {
  AuthFlowState,
  AuthIdentities,
  AuthMfaFactors,
  AuthOneTimeTokens,
  AuthSessions,
  AuthUsers,
} from "#backend/database/types.ts";

export type AuthUserRow = Selectable<AuthUsers>;
export type AuthIdentityRow = Selectable<AuthIdentities>;
export type AuthFactorRow = Selectable<AuthMfaFactors>;
export type AuthSessionRow = Selectable<AuthSessions>;
export type AuthTokenRow = Selectable<AuthOneTimeTokens>;
export type AuthFlowRow = Selectable<AuthFlowState>;
