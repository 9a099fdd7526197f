// An application whose payments, files, proofs and pictures do nothing: for tests of what surrounds the modules.
import { testWebhooks } from './factories/webhooks.ts'
import { Hono } from 'hono'
import type { AppParts } from '#app/http/app.ts'
import { createMetrics } from '#app/http/monitoring.ts'
import type { ProofDependencies } from '#designs/dependencies.server.ts'
import type { Files } from '#files/module.ts'
import type { Payments } from '#payments/module.ts'
import { openSandboxProvider } from '#payments/providers/sandbox.server.ts'
import { openTaxRates } from '#payments/service/tax-rates.server.ts'

const refuse = () => Promise.reject(new Error('Nothing is paid, stored or made in this test'))

const payments: Payments = {
	dependencies: {
		taxRates: openTaxRates(null),
		provider: openSandboxProvider(refuse, 'whsec_none'),
		orders: {
			sendMail: refuse,
			sender: { publicUrl: '' },
			holdMs: { card: 1_800_000, purchaseOrder: 1_209_600_000 },
			shareSecret: 'none',
			onMoved: [],
			onPlaced: [],
			onRefunded: [],
		},
		publicUrl: '',
		sessionMs: 1_800_000,
		queueRefunds: refuse,
		queueClosing: refuse,
	},
	sandbox: null,
	routes: () => new Hono(),
}

const store = {
	bucket: null,
	put: refuse,
	get: () => Promise.resolve(undefined),
	delete: refuse,
	list: () => Promise.resolve([]),
}
const files: Files = { store, checker: { check: refuse, photo: refuse, cut: refuse, close: () => {} } }
const proofs: ProofDependencies = {
	store,
	pool: {
		make: refuse,
		familySheet: refuse,
		production: refuse,
		batch: refuse,
		processes: () => [],
		close: () => {},
	},
	pictures: { draw: refuse },
	order: refuse,
}

export const idleMessenger = { mail: async () => {}, sms: async () => {} }

/** Everything that `createApp` needs, but for the configuration, the database, identity, the log and the router. */
export const idleParts = (): Omit<AppParts, 'config' | 'database' | 'auth' | 'log' | 'handle'> => ({
	metrics: createMetrics(),
	replica: null,
	pictureRenderer: {
		picture: () => Promise.resolve(undefined),
		recolored: () => Promise.resolve(undefined),
		draw: () => Promise.resolve(new Uint8Array()),
		card: () => Promise.resolve(new Uint8Array()),
		download: () => Promise.resolve(new Uint8Array()),
		waiting: () => 0,
		close: () => {},
	},
	background: {
		dependencies: {
			sendMail: idleMessenger.mail,
			sendMails: idleMessenger.mail,
			sendSms: idleMessenger.sms,
			sendTexts: idleMessenger.sms,
			readIncoming: () => Promise.resolve(null),
			sender: { publicUrl: '' },
			supportTo: null,
		},
	},
	files,
	proofs,
	payments,
	webhooks: testWebhooks(),
	personal: { pageFor: () => Promise.resolve(undefined) },
	elementScripts: { main: ['/assets/elements.js'] },
	isStopping: () => false,
})
