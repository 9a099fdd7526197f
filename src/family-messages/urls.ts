// Addresses of the module.
import { familyUrl } from '#rosters/urls.ts'

/** The coach sees and starts the messages to families. */
export const messagesUrl = (portalId: string): string => `/portal/${portalId}/messages`
/** A family stops all messages to its addresses. */
export const stopUrl = (token: string): string => `${familyUrl(token)}/stop`
