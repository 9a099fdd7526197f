// The sandbox's payment page in the language that the shop asks of the provider.
import { phrasesOf, type Phrases } from '#kit/language.ts'
import { translations } from '#kit/translations.ts'
import type { Choice, PageView } from '../sandbox/view.ts'

type Way = { label: string; detail: string }

type SandboxTexts = {
	sandbox: string
	noMoney: string
	titles: Readonly<Record<PageView['state'] | 'declined', string>>
	notThrough: string
	whatItDoes: string
	ways: Readonly<Record<Exclude<Choice, 'approve' | 'refuse'>, Way>>
	email: string
	continue: string
	leave: (shop: string) => string
	back: (shop: string) => string
	bankAsks: string
	agree: (sum: string, shop: string) => string
	approve: string
	refuse: string
	complete: { title: string; text: string }
	expired: { title: string; text: string }
	what: string
	pay: (shop: string) => string
	for: string
	receiptTo: string
}

export const sandboxTexts = translations<SandboxTexts>({
	en: {
		sandbox: 'Sandbox Payments',
		noMoney: 'Sandbox: no money moves, use no real card.',
		titles: {
			open: 'Payment',
			confirming: 'Your bank asks',
			complete: 'Payment complete',
			expired: 'Payment page expired',
			declined: 'Payment declined',
		},
		notThrough: 'The payment did not go through',
		whatItDoes: 'What this payment should do',
		ways: {
			pay: { label: 'Card', detail: 'Paid at once.' },
			second_step: { label: 'Card with a second step', detail: 'Your bank asks you before it pays.' },
			bank: { label: 'Bank account', detail: 'The bank confirms a few seconds later.' },
			decline: { label: 'Card that is declined', detail: 'You stay here and may try again.' },
			bank_refused: {
				label: 'Bank account that is refused',
				detail: 'It looks fine at first; the bank says no a few seconds later.',
			},
			pay_without_refunds: {
				label: 'Card whose refunds come back',
				detail: 'Paid at once; money that is sent back later does not arrive.',
			},
			expire: { label: 'No payment: let this page expire', detail: 'As if no payment came in time.' },
		},
		email: 'Email for the receipt (optional)',
		continue: 'Continue',
		leave: (shop) => `Back to ${shop} without paying`,
		back: (shop) => `Back to ${shop}`,
		bankAsks: 'Your bank asks',
		agree: (sum, shop) => `Do you agree to pay ${sum} to ${shop}?`,
		approve: 'Approve',
		refuse: 'Refuse',
		complete: { title: 'This payment is complete', text: 'Nothing more is to be done here.' },
		expired: {
			title: 'This page has expired',
			text: 'Nothing was paid, and nothing can be paid here any more.',
		},
		what: 'What is paid',
		pay: (shop) => `Pay ${shop}`,
		for: 'For',
		receiptTo: 'Receipt to',
	},
	es: {
		sandbox: 'Pagos de prueba',
		noMoney: 'De prueba: no se mueve dinero; no use una tarjeta real.',
		titles: {
			open: 'Pago',
			confirming: 'Su banco pregunta',
			complete: 'Pago completado',
			expired: 'La página de pago venció',
			declined: 'Pago rechazado',
		},
		notThrough: 'El pago no se hizo',
		whatItDoes: 'Qué debe hacer este pago',
		ways: {
			pay: { label: 'Tarjeta', detail: 'Se paga enseguida.' },
			second_step: { label: 'Tarjeta con un segundo paso', detail: 'Su banco le pregunta antes de pagar.' },
			bank: { label: 'Cuenta bancaria', detail: 'El banco confirma unos segundos después.' },
			decline: { label: 'Tarjeta que se rechaza', detail: 'Se queda aquí y puede intentarlo otra vez.' },
			bank_refused: {
				label: 'Cuenta bancaria que se rechaza',
				detail: 'Al principio parece bien; unos segundos después el banco dice que no.',
			},
			pay_without_refunds: {
				label: 'Tarjeta cuyos reembolsos regresan',
				detail: 'Se paga enseguida; el dinero que se devuelve después no llega.',
			},
			expire: { label: 'Sin pago: dejar que esta página venza', detail: 'Como si no se pagara a tiempo.' },
		},
		email: 'Correo electrónico para el recibo (opcional)',
		continue: 'Continuar',
		leave: (shop) => `Volver a ${shop} sin pagar`,
		back: (shop) => `Volver a ${shop}`,
		bankAsks: 'Su banco pregunta',
		agree: (sum, shop) => `¿Está de acuerdo en pagar ${sum} a ${shop}?`,
		approve: 'Aprobar',
		refuse: 'Rechazar',
		complete: { title: 'Este pago está completo', text: 'Aquí no hay nada más que hacer.' },
		expired: { title: 'Esta página venció', text: 'No se pagó nada, y aquí ya no se puede pagar.' },
		what: 'Qué se paga',
		pay: (shop) => `Pagar a ${shop}`,
		for: 'Por',
		receiptTo: 'Recibo para',
	},
})

/** Why an attempt was declined. */
export const declines = {
	card: 'Your card was declined. Please try another way to pay.',
	bank: 'Your bank did not agree to this payment. Please try again, or choose another way to pay.',
} as const

export const declinePhrases: Phrases = {
	phrases: phrasesOf(declines, {
		card: 'Su tarjeta fue rechazada. Intente pagar de otra manera.',
		bank: 'Su banco no aceptó este pago. Inténtelo otra vez, o elija otra manera de pagar.',
	}),
	fallback: 'El pago no se aceptó. Inténtelo otra vez.',
}
