// A family's page on a phone: the shirt, four fields, one button.
import type { Prints } from '#garments/personalization.ts'
import { letterTrouble } from '#garments/lettering/alphabet.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { formatUsd } from '#kit/money.ts'
import { Badge } from '#ui/marks.tsx'
import { Card } from '#ui/card.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Notice } from '#ui/notice.tsx'
import { LanguageSwitch } from '#ui/language-switch.tsx'
import type { PageLanguage } from '#kit/language.ts'
import { messageIn } from '#kit/translations.ts'
import { rosterPhrases } from '../rules/family-phrases.ts'
import { familyTexts, type FamilyTexts } from '../rules/family-texts.ts'
import { orderedLabel, type Difference } from '../rules/ordered.ts'
import { answerFields, type AnswerField as Field, type ShownPlayer } from '../rules/player.ts'
import type { FamilyPrice } from '../views.ts'
import { PlayerFields } from './player-fields.tsx'

export type FamilyAnswerView = {
	typed: Pick<ShownPlayer, Field>
	errors: Partial<Record<Field, string>>
	refusal?: string
	/** Rendered again with the typed values. */
	picture?: string | null
}

type FamilyPageProps = {
	language: PageLanguage
	player: ShownPlayer
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
	/** The order's values where they differ from the row. */
	orderedAs: readonly Difference[]
	/** What the items that can be ordered cost for this player. */
	prices: readonly FamilyPrice[]
	/** The page on which the family orders. */
	orderHref: string
	/** Address of the picture; null when the team has no design. */
	picture: string | null
	answer: FamilyAnswerView | undefined
}

type InTexts = { texts: FamilyTexts }

function Late({ texts, isLate, orderedAs }: InTexts & Pick<FamilyPageProps, 'isLate' | 'orderedAs'>) {
	if (!isLate) return null
	const { title, text } = texts.late[orderedAs.length === 0 ? isLate : 'otherwise']
	return (
		<Notice tone="warning" title={title}>
			{orderedAs.length > 0 && (
				<p className="figures font-semibold">{`${orderedLabel(orderedAs, texts.ordered)}.`}</p>
			)}
			<p>{text}</p>
		</Notice>
	)
}

/** Directly below the headline, because on a phone the shirt fills the rest of the screen. */
const Done = ({ texts, prices, orderHref }: InTexts & Pick<FamilyPageProps, 'prices' | 'orderHref'>) =>
	prices.length > 0 ? (
		<Notice tone="success" title={texts.thanksOrder}>
			<p role="status">{texts.thanksOrderText}</p>
			<ButtonLink href={orderHref} variant="action" className="mt-3">
				{texts.chooseAndOrder}
			</ButtonLink>
		</Notice>
	) : (
		<Notice tone="success" title={texts.thanks}>
			<span role="status">{texts.thanksText}</span>
		</Notice>
	)

function RowStatus(props: FamilyPageProps & InTexts) {
	const { texts, isDone, isConfirmed, isNumberShared, numberRule, answer, player } = props
	if (answer?.refusal)
		return (
			<Notice tone="danger" title={texts.notKept} alert>
				{answer.refusal}
			</Notice>
		)
	if (answer) return null
	return (
		<>
			{!isDone && isConfirmed && (
				<Notice tone="success" title={texts.confirmed}>
					{texts.confirmedText}
				</Notice>
			)}
			<Late {...props} />
			{numberRule !== '' && (
				<Notice tone="warning" title={texts.numberRule(player.number)}>
					{numberRule} {texts.coachSorts}
				</Notice>
			)}
			{isNumberShared && (
				<Notice tone="warning" title={texts.numberShared(player.number)}>
					{texts.coachSorts}
				</Notice>
			)}
		</>
	)
}

/** Any name can be saved; this warns when the fonts cannot print it. */
function Letters({
	texts,
	language,
	player,
	printedName,
	prints,
}: InTexts & Pick<FamilyPageProps, 'language' | 'player' | 'printedName' | 'prints'>) {
	const problem = player.printsName && prints?.name ? letterTrouble(printedName) : undefined
	return problem === undefined ? null : (
		<Notice tone="warning" title={texts.notPrintable}>
			{messageIn(language, problem, rosterPhrases)}
		</Notice>
	)
}

/** What happens to a name or number; undefined while the team has no design. */
function hintOf(
	{ texts, prints, printedName }: InTexts & Pick<FamilyPageProps, 'prints' | 'printedName'>,
	slot: keyof Prints,
	isWanted = true,
): string | undefined {
	if (prints === null) return undefined
	if (!prints[slot] || !isWanted) return texts.onlyForTeam
	return slot === 'name' && printedName !== '' ? texts.jerseyPrints(printedName) : undefined
}

const isPrinted = (prints: Prints | null): boolean => prints !== null && (prints.name || prints.number)

function RowForm(props: FamilyPageProps & InTexts) {
	const { texts, player, answer, isConfirmed, picture } = props
	return (
		<form id="row" method="post" noValidate className="grid grid-cols-2 gap-x-3 gap-y-4">
			<PlayerFields
				typed={answer?.typed ?? player}
				errors={answer?.errors ?? {}}
				nameHint={hintOf(props, 'name', player.printsName)}
				numberHint={hintOf(props, 'number')}
				labels={texts.fields}
				noSize={texts.chooseSize}
				isSizeRequired
			/>
			<p className="col-span-2 text-label text-muted">{texts.sizesHelp}</p>
			<div className="col-span-2 grid gap-2.5">
				<Button type="submit" name="intent" value="confirm" variant="action" size="large">
					{isConfirmed ? texts.saveChanges : texts.confirm}
				</Button>
				{picture !== null && (
					<Button type="submit" name="intent" value="preview" variant="outline" size="large">
						{texts.showOnShirt}
					</Button>
				)}
			</div>
		</form>
	)
}

/** The printed name and number in words. */
const wornText = (
	{ texts, player, prints }: InTexts & Pick<FamilyPageProps, 'player' | 'prints'>,
	{ name, number }: Pick<ShownPlayer, Field>,
): string =>
	[player.printsName && prints?.name && name, prints?.number && number && texts.wornNumber(number)]
		.filter(Boolean)
		.join(` ${texts.and} `) || texts.noNameYet

type PricesProps = InTexts & Pick<FamilyPageProps, 'prices' | 'prints' | 'orderHref'>

function Prices({ texts, prices, prints, orderHref }: PricesProps) {
	if (prices.length === 0) return null
	const required = prices.filter(({ isRequired }) => isRequired)
	const priceText = (cents: number, isFrom: boolean) =>
		isFrom ? texts.from(formatUsd(cents)) : formatUsd(cents)
	const sum = required.reduce((cents, { unitCents }) => cents + unitCents, 0)
	return (
		<Card className="p-5 sm:p-7">
			<section aria-labelledby="prices">
				<h2 id="prices" className="display text-subheading">
					{texts.costs}
				</h2>
				<ul className="mt-3 divide-y divide-line border-y border-line">
					{prices.map(({ id, model, isRequired, unitCents, isFrom }) => (
						<li key={id} className="flex items-baseline justify-between gap-4 py-2">
							<span className="min-w-0">
								{model} {isRequired && <Badge tone="gold">{texts.required}</Badge>}
							</span>
							<span className="figures font-semibold">{priceText(unitCents, isFrom)}</span>
						</li>
					))}
				</ul>
				{required.length > 1 && (
					<p className="mt-2 flex justify-between gap-4 font-bold">
						<span>{texts.requiredSum}</span>
						<span className="figures">
							{priceText(
								sum,
								required.some(({ isFrom }) => isFrom),
							)}
						</span>
					</p>
				)}
				<ButtonLink href={orderHref} variant="action" size="large" className="mt-4 w-full">
					{texts.chooseAndOrder}
				</ButtonLink>
				<p className="mt-3 text-label text-muted">{texts.priceNote(isPrinted(prints))}</p>
			</section>
		</Card>
	)
}

/** One row, its shirt and one button. */
export function FamilyPage(own: FamilyPageProps) {
	const props = { ...own, texts: familyTexts[own.language] }
	const { texts, language, team, answer, player, prints, isDone, isConfirmed } = props
	const isOver = isDone && isConfirmed && !answer
	const picture = answer?.picture ?? props.picture
	const shown = answer?.picture ? answer.typed : player
	const errors = answerFields.flatMap((field) => {
		const message = answer?.errors[field]
		return message ? [{ message, field }] : []
	})
	return (
		<div className="measure grid max-w-5xl gap-5 py-5 sm:py-9">
			<LanguageSwitch language={language} {...(isOver ? { query: { done: '1' } } : { form: 'row' })} />
			<header>
				<p className="text-label font-semibold text-muted">{`${team.name}, ${team.season}. ${team.school}`}</p>
				<h1 className="display mt-1 text-heading">{isOver ? texts.allSet : texts.question}</h1>
				{!isOver && <p className="mt-1.5 max-w-prose text-body">{texts.intro(isPrinted(prints))}</p>}
			</header>
			{isOver && <Done {...props} />}
			<div className={`grid items-start gap-5 ${picture === null ? 'max-w-xl' : 'md:grid-cols-2'}`}>
				{picture !== null && (
					<figure className="stage rounded-card border border-line p-3 md:order-2 md:p-6">
						<img
							src={picture}
							alt={texts.pictureOf(wornText(props, shown))}
							className="mx-auto max-h-64 w-full object-contain md:max-h-[30rem]"
						/>
					</figure>
				)}
				<div className="grid gap-4">
					<RowStatus {...props} />
					<Letters {...props} />
					<ErrorSummary title={texts.toFix(errors.length)} errors={errors} />
					<Card stitched className="p-5 pt-8 sm:p-7 sm:pt-10">
						<RowForm {...props} />
					</Card>
					<Prices {...props} />
					<p className="text-label text-muted">{texts.privacy}</p>
				</div>
			</div>
		</div>
	)
}
