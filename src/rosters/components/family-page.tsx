// A family's page on a phone: the shirt, four fields, one button.
import type { Prints } from '#garments/personalization.ts'
import { letterTrouble } from '#garments/lettering/alphabet.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { formatUsd } from '#kit/money.ts'
import { Badge } from '#ui/marks.tsx'
import { Card } from '#ui/card.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Notice } from '#ui/notice.tsx'
import { linkDays, answerFields, type AnswerField as Field, type Player } from '../rules/player.ts'
import type { FamilyPrice } from '../views.ts'
import { PlayerFields } from './player-fields.tsx'

/** @param message the reason: unknown, replaced, revoked or expired */
export const DeadLink = ({ message }: { message: string }) => (
	<>
		<title>This link opens nothing | Fieldhouse</title>
		<div className="measure max-w-2xl py-6 sm:py-12">
			<Card stitched className="grid gap-4 p-5 pt-8 sm:p-8 sm:pt-10">
				<h1 className="display text-heading">This link opens nothing</h1>
				<p className="text-lg font-semibold text-pretty">{message}</p>
				<p className="text-body text-pretty">
					{`A link to a player works for ${linkDays} days, and a newer one replaces it. If you have several messages from your coach, use the latest. Nothing you confirmed earlier is lost.`}
				</p>
				<div className="flex flex-wrap gap-3">
					<ButtonLink href="/" variant="outline">
						Go Home
					</ButtonLink>
				</div>
			</Card>
		</div>
	</>
)

export type FamilyAnswerView = {
	typed: Pick<Player, Field>
	errors: Partial<Record<Field, string>>
	refusal?: string
	/** Rendered again with the typed values. */
	picture?: string | null
}

type FamilyPageProps = {
	player: Player
	/** What is printed of the name. */
	printedName: string
	team: { name: string; school: string; season: string }
	/** The family has confirmed the row, now or earlier. */
	isConfirmed: boolean
	isDone: boolean
	isNumberShared: boolean
	/** The rule that the number breaks beside those of the team. */
	numberRule: string
	/** What the team's designs print of a player; null while the team has none. */
	prints: Prints | null
	/** What an answer can no longer change. */
	isLate: 'ordered' | 'closed' | null
	/** "Ordered as 12 · M": the order's values when they differ from the row. */
	orderedAs: string
	/** What the items that can be ordered cost for this player. */
	prices: readonly FamilyPrice[]
	/** The page on which the family orders. */
	orderHref: string
	/** Address of the picture; null when the team has no design. */
	picture: string | null
	answer: FamilyAnswerView | undefined
}

const lateMessage = {
	ordered: [
		'This player’s uniform is already ordered',
		'That order stays as it is. Tell your coach right away if something in it is wrong. What you change here counts for the next order.',
	],
	otherwise: [
		'The order differs from what is here',
		'The order is already placed, and what you enter here does not change it. Ask your coach at once: only the team can have an order changed.',
	],
	closed: [
		'The team is not taking orders right now',
		'What you confirm here is kept for the next order. Tell your coach if you need it this season.',
	],
} as const

function Late({ isLate, orderedAs }: Pick<FamilyPageProps, 'isLate' | 'orderedAs'>) {
	if (!isLate) return null
	const [title, text] = lateMessage[orderedAs === '' ? isLate : 'otherwise']
	return (
		<Notice tone="warning" title={title}>
			{orderedAs !== '' && <p className="figures font-semibold">{`${orderedAs}.`}</p>}
			<p>{text}</p>
		</Notice>
	)
}

/** Directly below the headline, because on a phone the shirt fills the rest of the screen. */
const Done = ({ prices, orderHref }: Pick<FamilyPageProps, 'prices' | 'orderHref'>) =>
	prices.length > 0 ? (
		<Notice tone="success" title="Thank you, your team has it">
			<p role="status">Until the link ends you can still change it. Now choose what your player needs.</p>
			<ButtonLink href={orderHref} variant="action" className="mt-3">
				Choose and order
			</ButtonLink>
		</Notice>
	) : (
		<Notice tone="success" title="Thank you, that is all">
			<span role="status">
				Your team has it. You can close this page. Until the link ends you can still change it.
			</span>
		</Notice>
	)

function RowStatus(props: FamilyPageProps) {
	const { isDone, isConfirmed, isNumberShared, numberRule, answer, player } = props
	if (answer?.refusal)
		return (
			<Notice tone="danger" title="Not kept" alert>
				{answer.refusal}
			</Notice>
		)
	if (answer) return null
	return (
		<>
			{!isDone && isConfirmed && (
				<Notice tone="success" title="You have confirmed this row">
					Change it if anything is different now.
				</Notice>
			)}
			<Late {...props} />
			{numberRule !== '' && (
				<Notice tone="warning" title={`Number ${player.number} does not go with another one`}>
					{numberRule} Your coach sees this and sorts it out. You can also choose another number.
				</Notice>
			)}
			{isNumberShared && (
				<Notice tone="warning" title={`Another player has number ${player.number} too`}>
					Your coach sees this and sorts it out. You can also choose another number.
				</Notice>
			)}
		</>
	)
}

/** Any name can be saved; this warns when the fonts cannot print it. */
function Letters({
	player,
	printedName,
	prints,
}: Pick<FamilyPageProps, 'player' | 'printedName' | 'prints'>) {
	const problem = player.printsName && prints?.name ? letterTrouble(printedName) : undefined
	return problem === undefined ? null : (
		<Notice tone="warning" title="This name cannot be printed as it is">
			{problem}
		</Notice>
	)
}

const ofTeam = 'Only for the team: it is not printed.'

/** What happens to a name or number; undefined while the team has no design. */
function hintOf(
	{ prints, printedName }: Pick<FamilyPageProps, 'prints' | 'printedName'>,
	slot: keyof Prints,
	isWanted = true,
): string | undefined {
	if (prints === null) return undefined
	if (!prints[slot] || !isWanted) return ofTeam
	return slot === 'name' && printedName !== '' ? `The jersey prints ${printedName}.` : undefined
}

function intro(prints: Prints | null): string {
	const printed = prints && (prints.name || prints.number)
	const what = printed ? 'what goes on the uniform' : 'name, number and sizes'
	return `Check ${what}, fix what is wrong and confirm. It takes a minute, no account needed.`
}

function RowForm({ player, printedName, answer, isConfirmed, picture, prints }: FamilyPageProps) {
	return (
		<form method="post" noValidate className="grid grid-cols-2 gap-x-3 gap-y-4">
			<PlayerFields
				typed={answer?.typed ?? player}
				errors={answer?.errors ?? {}}
				nameHint={hintOf({ prints, printedName }, 'name', player.printsName)}
				numberHint={hintOf({ prints, printedName }, 'number')}
				noSize="Choose a size"
				isSizeRequired
			/>
			<p className="col-span-2 text-label text-muted">YS to YXL are youth sizes, S to 4XL adult sizes.</p>
			<div className="col-span-2 grid gap-2.5">
				<Button type="submit" name="intent" value="confirm" variant="action" size="large">
					{isConfirmed ? 'Save the changes' : 'Confirm'}
				</Button>
				{picture !== null && (
					<Button type="submit" name="intent" value="preview" variant="outline" size="large">
						Show it on the shirt
					</Button>
				)}
			</div>
		</form>
	)
}

/** The printed name and number in words. */
const wornText = (player: Player, { name, number }: Pick<Player, Field>, prints: Prints | null): string =>
	[player.printsName && prints?.name && name, prints?.number && number && `number ${number}`]
		.filter(Boolean)
		.join(' and ')

function Prices({ prices, prints, orderHref }: Pick<FamilyPageProps, 'prices' | 'prints' | 'orderHref'>) {
	if (prices.length === 0) return null
	const required = prices.filter(({ isRequired }) => isRequired)
	const sum = required.reduce((cents, { unitCents }) => cents + unitCents, 0)
	const isPrinted = prints !== null && (prints.name || prints.number)
	return (
		<Card className="p-5 sm:p-7">
			<section aria-labelledby="prices">
				<h2 id="prices" className="display text-subheading">
					What it costs
				</h2>
				<ul className="mt-3 divide-y divide-line border-y border-line">
					{prices.map(({ id, model, isRequired, unitCents }) => (
						<li key={id} className="flex items-baseline justify-between gap-4 py-2">
							<span className="min-w-0">
								{model} {isRequired && <Badge tone="gold">Required</Badge>}
							</span>
							<span className="figures font-semibold">{formatUsd(unitCents)}</span>
						</li>
					))}
				</ul>
				{required.length > 1 && (
					<p className="mt-2 flex justify-between gap-4 font-bold">
						<span>Required items, one of each</span>
						<span className="figures">{formatUsd(sum)}</span>
					</p>
				)}
				<ButtonLink href={orderHref} variant="action" size="large" className="mt-4 w-full">
					Choose and order
				</ButtonLink>
				<p className="mt-3 text-label text-muted">
					{isPrinted ? 'Price of one each, with what is printed of this player.' : 'Price of one each.'} Team
					discounts, fundraising and tax are counted with the order.
				</p>
			</section>
		</Card>
	)
}

/** One row, its shirt and one button. */
export function FamilyPage(props: FamilyPageProps) {
	const { team, answer, player, prints, isDone, isConfirmed } = props
	const isOver = isDone && isConfirmed && !answer
	const picture = answer?.picture ?? props.picture
	const shown = answer?.picture ? answer.typed : player
	const errors = answerFields.flatMap((field) => {
		const message = answer?.errors[field]
		return message ? [{ message, field }] : []
	})
	return (
		<div className="measure grid max-w-5xl gap-5 py-5 sm:py-9">
			<header>
				<p className="text-label font-semibold text-muted">{`${team.name}, ${team.season}. ${team.school}`}</p>
				<h1 className="display mt-1 text-heading">{isOver ? 'All set' : 'Is everything right?'}</h1>
				{!isOver && <p className="mt-1.5 max-w-prose text-body">{intro(prints)}</p>}
			</header>
			{isOver && <Done {...props} />}
			<div className={`grid items-start gap-5 ${picture === null ? 'max-w-xl' : 'md:grid-cols-2'}`}>
				{picture !== null && (
					<figure className="stage rounded-card border border-line p-3 md:order-2 md:p-6">
						<img
							src={picture}
							alt={`The uniform with ${wornText(player, shown, prints) || 'no name yet'}`}
							className="mx-auto max-h-64 w-full object-contain md:max-h-[30rem]"
						/>
					</figure>
				)}
				<div className="grid gap-4">
					<RowStatus {...props} />
					<Letters {...props} />
					<ErrorSummary errors={errors} />
					<Card stitched className="p-5 pt-8 sm:p-7 sm:pt-10">
						<RowForm {...props} />
					</Card>
					<Prices {...props} />
					<p className="text-label text-muted">
						This page is about one player and is shown to anyone who has the link. Only the team and the
						people who make the uniforms see what you enter.
					</p>
				</div>
			</div>
		</div>
	)
}
