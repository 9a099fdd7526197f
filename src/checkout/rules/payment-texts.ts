// How an order is paid, and who approves a purchase order, in every language.
import { translations } from '#kit/translations.ts'

type PaymentTexts = {
	howToPay: string
	card: string
	cardDetail: string
	cardInSandbox: string
	purchaseOrder: string
	purchaseOrderDetail: string
	ofPlayer: string
	poNumber: string
	approver: {
		email: (isNeeded: boolean) => string
		name: string
		who: string
		/** `otherwise`: who decides when no one is named. */
		text: (otherwise: string) => string
	}
}

export const paymentTexts = translations<PaymentTexts>({
	en: {
		howToPay: 'How to pay',
		card: 'Card',
		cardDetail: 'On the secure page of our payment provider. We never see your card.',
		cardInSandbox:
			'On the page of the payment provider. This is a demo: no money moves, please use no real card.',
		purchaseOrder: 'School purchase order',
		purchaseOrderDetail: 'Your school approves first; we hold everything for 14 days.',
		ofPlayer: 'Does your school pay? Its purchase orders are placed by your coach or school administrator.',
		poNumber: 'PO Number *',
		approver: {
			email: (isNeeded) => `Administrator’s email${isNeeded ? '' : ' (optional)'}`,
			name: 'Administrator’s name (optional)',
			who: 'Who approves for your school?',
			text: (otherwise) =>
				`Your school has no other administrator here yet. Name one: they get an email, join and decide, and the order waits for them. Without one, ${otherwise}.`,
		},
	},
	es: {
		howToPay: 'Cómo pagar',
		card: 'Tarjeta',
		cardDetail: 'En la página segura de nuestro proveedor de pagos. Nunca vemos su tarjeta.',
		cardInSandbox:
			'En la página del proveedor de pagos. Esta es una demostración: no se mueve dinero; no use una tarjeta real.',
		purchaseOrder: 'Orden de compra de la escuela',
		purchaseOrderDetail: 'Primero aprueba su escuela; le guardamos todo durante 14 días.',
		ofPlayer: '¿Paga su escuela? Sus órdenes de compra las hace el entrenador o la administración escolar.',
		poNumber: 'Número de orden de compra *',
		approver: {
			email: (isNeeded) => `Correo electrónico de la administración${isNeeded ? '' : ' (opcional)'}`,
			name: 'Nombre de la administración (opcional)',
			who: '¿Quién aprueba por su escuela?',
			text: (otherwise) =>
				`Su escuela todavía no tiene aquí otra persona de la administración. Nombre a una: recibe un correo, se une y decide, y el pedido la espera. Si no, ${otherwise}.`,
		},
	},
})
