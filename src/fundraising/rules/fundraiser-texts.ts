// The public pages of a fundraiser in every language, and what their use cases refuse.
import { phrase, phrasesOf, pluralIn, type Phrases } from '#kit/language.ts'
import { translations } from '#kit/translations.ts'
import { formatUsd } from '#kit/money.ts'
import { messages } from '../messages.ts'

/** `$25`: these amounts have no cents. */
export const wholeUsd = (cents: number): string => formatUsd(cents).replace(/\.00$/, '')

type FundraiserTexts = {
	help: (team: string) => string
	description: (team: { name: string; line: string }, raised: string) => string
	badge: string
	picture: (team: string) => string
	raised: string
	raisedOf: (goal: string) => string
	raisedBy: (team: string, goal: string | null) => string
	partOfGoal: string
	goal: (percent: number) => string
	supporters: (count: number) => string
	supportersTitle: (count: number) => string
	daysLeft: (days: number) => string
	ended: (day: string | null) => string
	give: (team: string) => string
	donateAmount: (amount: string) => string
	otherAmount: string
	byCard: string
	story: string
	noStory: (team: string) => string
	first: string
	firstText: (team: string) => string
	others: (count: number) => string
	allOthers: string
	items: string
	itemsText: (team: string, percent: string) => string
	itemShare: (percent: string) => string
	share: string
	copy: string
	copied: string
	notCopied: string
	mail: string
	crumbs: string
	donate: string
	donateTo: (team: string) => string
	donateDescription: string
	notDonated: string
	nothingCharged: string
	over: string
	overText: string
	amount: string
	otherHint: (least: string, most: string) => string
	donor: string
	donorHint: string
	email: string
	toPayment: string
	trial: string
	payByCard: string
	yourDonation: string
	results: Record<'paid' | 'waiting' | 'ended' | 'refunded', string>
	paidText: (amount: string, team: string) => string
	waitingText: (amount: string) => string
	refundedText: (amount: string) => string
	endedText: string
	lookAgain: string
	back: (team: string) => string
	notDonatedYet: string
}

export const fundraiserTexts = translations<FundraiserTexts>({
	en: {
		help: (team) => `Help the ${team}`,
		description: ({ name, line }, raised) =>
			`Fundraiser of the ${name}, ${line}: ${raised} raised so far. Every donation goes to the team.`,
		badge: 'Team fundraiser',
		picture: (team) => `Hoodie and shirt in the colors of the ${team}`,
		raised: 'raised so far',
		raisedOf: (goal) => `raised of ${goal}`,
		raisedBy: (team, goal) => `raised by the ${team}${goal === null ? '' : ` of ${goal}`}`,
		partOfGoal: 'Part of the goal',
		goal: (percent) => (percent >= 100 ? `Goal reached: ${percent} %` : `${percent} % of the goal`),
		supporters: (count) => pluralIn('en', count, { one: 'Supporter', other: 'Supporters' }),
		supportersTitle: (count) => pluralIn('en', count, { one: '1 supporter', other: `${count} supporters` }),
		daysLeft: (days) => (days === 1 ? 'Last day' : days === 0 ? 'Ended' : 'Days left'),
		ended: (day) => `This fundraiser ended${day === null ? '' : ` on ${day}`}. Thank you to all who helped!`,
		give: (team) => `Give to the ${team}`,
		donateAmount: (amount) => `Donate ${amount}`,
		otherAmount: 'Other amount',
		byCard: 'By card, without an account. Every cent goes to the team.',
		story: 'What it is for',
		noStory: (team) => `The ${team} raise money for their season.`,
		first: 'Be the first',
		firstText: (team) => `The ${team} are waiting for their first donation.`,
		others: (count) => `And ${count} more, without a name.`,
		allOthers: 'All of them without a name.',
		items: 'Gear that raises money',
		itemsText: (team, percent) =>
			`For each one sold, the ${team} get ${percent} of its price. Families order by their own link from the coach.`,
		itemShare: (percent) => `${percent} for the team`,
		share: 'Share this page',
		copy: 'Copy the link',
		copied: 'Copied',
		notCopied: 'Not allowed here',
		mail: 'Send by mail',
		crumbs: 'Breadcrumb',
		donate: 'Donate',
		donateTo: (team) => `Donate to the ${team}`,
		donateDescription:
			'Give to a team’s fundraiser by card, without an account. Every cent goes to the team.',
		notDonated: 'Not donated',
		nothingCharged: 'Nothing was charged. You can give whenever you are ready.',
		over: 'This fundraiser has ended',
		overText: 'Thank you for wanting to help!',
		amount: 'Amount',
		otherHint: (least, most) => `Only with “Other amount”: ${least} to ${most}.`,
		donor: 'Name to show on the page',
		donorHint: 'Leave it empty to give without a name. Please do not enter a player’s name.',
		email: 'Email for your receipt',
		toPayment: 'Continue to payment',
		trial: 'This is a trial shop: no money moves.',
		payByCard: 'You pay by card on the next page.',
		yourDonation: 'Your donation',
		results: { paid: 'Thank you!', waiting: 'Almost there', ended: 'Not donated', refunded: 'Refunded' },
		paidText: (amount, team) => `${amount} is on its way to the ${team}. Your receipt comes by email.`,
		waitingText: (amount) =>
			`Your payment of ${amount} is being confirmed. A card takes a moment, a bank up to four business days. You need not wait here: your receipt comes by email.`,
		refundedText: (amount) => `${amount} went back to the card it was paid with.`,
		endedText: 'Nothing was charged. You can give again at any time.',
		lookAgain: 'Look again',
		back: (team) => `Back to the ${team}`,
		notDonatedYet: messages.notDonated,
	},
	es: {
		help: (team) => `Ayude a ${team}`,
		description: ({ name, line }, raised) =>
			`Recaudación de ${name}, ${line}: ${raised} hasta ahora. Cada donación es para el equipo.`,
		badge: 'Recaudación del equipo',
		picture: (team) => `Sudadera y camiseta con los colores de ${team}`,
		raised: 'recaudados hasta ahora',
		raisedOf: (goal) => `recaudados de ${goal}`,
		raisedBy: (team, goal) => `recaudados por ${team}${goal === null ? '' : ` de ${goal}`}`,
		partOfGoal: 'Parte de la meta',
		goal: (percent) => (percent >= 100 ? `Meta alcanzada: ${percent} %` : `${percent} % de la meta`),
		supporters: (count) => pluralIn('es', count, { one: 'Donante', other: 'Donantes' }),
		supportersTitle: (count) => pluralIn('es', count, { one: '1 donante', other: `${count} donantes` }),
		daysLeft: (days) => (days === 1 ? 'Último día' : days === 0 ? 'Terminó' : 'Días restantes'),
		ended: (day) =>
			`Esta recaudación terminó${day === null ? '' : ` el ${day}`}. ¡Gracias a todos los que ayudaron!`,
		give: (team) => `Done a ${team}`,
		donateAmount: (amount) => `Donar ${amount}`,
		otherAmount: 'Otra cantidad',
		byCard: 'Con tarjeta y sin cuenta. Cada centavo es para el equipo.',
		story: 'Para qué es',
		noStory: (team) => `${team} reúne dinero para su temporada.`,
		first: 'Sea el primero',
		firstText: (team) => `${team} espera su primera donación.`,
		others: (count) => `Y ${count} más, sin nombre.`,
		allOthers: 'Todos sin nombre.',
		items: 'Prendas que reúnen dinero',
		itemsText: (team, percent) =>
			`Por cada prenda vendida, ${team} recibe el ${percent} de su precio. Las familias piden con su propio enlace, que les da el entrenador.`,
		itemShare: (percent) => `${percent} para el equipo`,
		share: 'Comparta esta página',
		copy: 'Copiar el enlace',
		copied: 'Copiado',
		notCopied: 'Aquí no se permite',
		mail: 'Enviar por correo',
		crumbs: 'Dónde está',
		donate: 'Donar',
		donateTo: (team) => `Done a ${team}`,
		donateDescription:
			'Done a la recaudación de un equipo con tarjeta y sin cuenta. Cada centavo es para el equipo.',
		notDonated: 'Sin donar',
		nothingCharged: 'No se cobró nada. Puede donar cuando quiera.',
		over: 'Esta recaudación terminó',
		overText: '¡Gracias por querer ayudar!',
		amount: 'Cantidad',
		otherHint: (least, most) => `Solo con “Otra cantidad”: de ${least} a ${most}.`,
		donor: 'Nombre que se muestra en la página',
		donorHint: 'Déjelo vacío para donar sin nombre. No escriba el nombre de un jugador o jugadora.',
		email: 'Correo electrónico para su recibo',
		toPayment: 'Continuar al pago',
		trial: 'Esta es una tienda de prueba: no se mueve dinero.',
		payByCard: 'Usted paga con tarjeta en la página siguiente.',
		yourDonation: 'Su donación',
		results: { paid: '¡Gracias!', waiting: 'Ya casi está', ended: 'No se donó', refunded: 'Reembolsada' },
		paidText: (amount, team) => `${amount} van en camino a ${team}. Su recibo llega por correo electrónico.`,
		waitingText: (amount) =>
			`Su pago de ${amount} se está confirmando. Una tarjeta tarda un momento; un banco, hasta cuatro días hábiles. No tiene que esperar aquí: su recibo llega por correo electrónico.`,
		refundedText: (amount) => `${amount} volvieron a la tarjeta con la que se pagó.`,
		endedText: 'No se cobró nada. Puede volver a donar cuando quiera.',
		lookAgain: 'Mirar otra vez',
		back: (team) => `Volver a la página de ${team}`,
		notDonatedYet: 'Todavía no se donó',
	},
})

const { noFundraiser, fundraiserOver, chooseAmount, donorName } = messages
const { tooManyDonations, donatedAlready, donationEnded } = messages

export const fundraiserPhrases: Phrases = {
	phrases: [
		...phrasesOf(
			{
				noFundraiser,
				fundraiserOver,
				chooseAmount,
				donorName,
				tooManyDonations,
				donatedAlready,
				donationEnded,
			},
			{
				noFundraiser: 'No encontramos esta recaudación.',
				fundraiserOver: 'Esta recaudación terminó. ¡Gracias por querer ayudar!',
				chooseAmount: 'Elija una cantidad',
				donorName: 'Solo letras, números y espacios',
				tooManyDonations: 'Demasiados intentos desde aquí. Espere una hora y vuelva a intentarlo.',
				donatedAlready: 'Esta donación ya está pagada. ¡Gracias!',
				donationEnded: 'Este formulario ya se usó. Vuelva a cargar la página y llénelo de nuevo.',
			},
		),
		[/^Enter an amount from (\S+) to (\S+)$/, 'Escriba una cantidad de $1 a $2'],
		[/^At most (\d+) characters$/, '$1 caracteres como máximo'],
		[/^Email can have (\d+) characters at most$/, '$1 caracteres como máximo'],
		phrase('Email is required', 'Escriba su correo electrónico'),
		phrase('Invalid email address', 'Esta dirección de correo no es válida'),
	],
	fallback: 'Revise este dato.',
}
