// Order and payment dependencies that do nothing: for tests of the application around them.
import { Hono } from 'hono'
import type { OrderDependencies } from '#orders/dependencies.server.ts'
import { openSandboxProvider } from '#payments/providers/sandbox.server.ts'
import type { Selling } from '#app/selling.ts'

const nobody = () => Promise.reject(new Error('Nobody pays here'))

const orderDependencies: OrderDependencies = {
	sendMail: nobody,
	sender: { publicUrl: '' },
	holdMs: { card: 1_800_000, purchaseOrder: 1_209_600_000 },
	shareSecret: 'nobody',
	onMoved: [],
	onPlaced: [],
	onRefunded: [],
}

export const idleSelling: Selling = {
	orderDependencies,
	paymentDependencies: {
		provider: openSandboxProvider(nobody, 'whsec_nobody'),
		orders: orderDependencies,
		publicUrl: '',
		sessionMs: 1_800_000,
		queueRefunds: nobody,
		queueClosing: nobody,
	},
	sandbox: null,
	routes: () => new Hono(),
}
