// Payments that do nothing: for tests of the application around them.
import { Hono } from 'hono'
import type { Payments } from '#payments/module.ts'
import { openSandboxProvider } from '#payments/providers/sandbox.server.ts'

const unavailable = () => Promise.reject(new Error('No payments in this test'))

export const idlePayments: Payments = {
	dependencies: {
		provider: openSandboxProvider(unavailable, 'whsec_none'),
		orders: {
			sendMail: unavailable,
			sender: { publicUrl: '' },
			holdMs: { card: 1_800_000, purchaseOrder: 1_209_600_000 },
			shareSecret: 'none',
			onMoved: [],
			onPlaced: [],
			onRefunded: [],
		},
		publicUrl: '',
		sessionMs: 1_800_000,
		queueRefunds: unavailable,
		queueClosing: unavailable,
	},
	sandbox: null,
	routes: () => new Hono(),
}
