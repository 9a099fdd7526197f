// What the application provides to webhooks.
import { createContext } from 'react-router'
import type { Vault } from '#auth/service/sealing.server.ts'
import type { ServiceContext } from '#database/context.server.ts'

export type WebhookDependencies = {
	/** Seals the signing secrets. */
	vault: Pick<Vault, 'seal' | 'tryOpen' | 'prefix'>
	/** Whether endpoints on this machine may receive events, in demo and development. */
	allowsLoopback: boolean
	/** Sends what is due right after the open transaction; without it, within a minute. */
	wake: (inner: ServiceContext) => Promise<void>
}

export const webhooksContext = createContext<WebhookDependencies>()
