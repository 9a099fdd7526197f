// Refunds: past ones, and the form for a new one.
import { formatUsd } from '#kit/money.ts'
import { When } from '#orders/components/when.tsx'
import { kitPieceName } from '#orders/rules/kits.ts'
import type { LineView } from '#orders/views.ts'
import { Badge } from '#ui/marks.tsx'
import { Button } from '#ui/button.tsx'
import { fieldBox, TextField } from '#ui/fields.tsx'
import type { OrderForStaff, RefundSum } from '../../views.ts'

type Typed = Readonly<Record<string, string>>
type Refunds = NonNullable<OrderForStaff['money']>['refunds']

const stateBadges = {
	done: { tone: 'success', words: 'Sent' },
	requested: { tone: 'warning', words: 'On its way' },
	failed: { tone: 'danger', words: 'Failed' },
} as const satisfies Record<Refunds[number]['state'], object>

export function RefundsMade({ refunds, isCredit }: { refunds: Refunds; isCredit: boolean }) {
	if (refunds.length === 0)
		return (
			<p className="text-muted">{isCredit ? 'Nothing is credited yet.' : 'Nothing has gone back yet.'}</p>
		)
	return (
		<ul className="divide-y divide-line">
			{refunds.map(({ id, state, amountCents, taxCents, reason, createdAt }) => (
				<li key={id} className="grid grid-cols-[1fr_auto] gap-x-3 py-2 first:pt-0">
					<span className="figures font-bold">{formatUsd(amountCents)}</span>
					<Badge tone={stateBadges[state].tone}>{isCredit ? 'Credited' : stateBadges[state].words}</Badge>
					{taxCents > 0 && (
						<span className="figures col-span-2 text-[0.9375rem] text-muted">
							of it {formatUsd(taxCents)} sales tax
						</span>
					)}
					<span className="col-span-2 text-[0.9375rem] break-words text-muted">
						<When at={createdAt} withTime /> · {reason}
					</span>
				</li>
			))}
		</ul>
	)
}

type FormProps = {
	lines: readonly LineView[]
	/** Refundable units, in the order of the lines. */
	unitsLeft: readonly number[]
	leftCents: number
	typed: Typed
	/** On a purchase order: less is due, and no provider moves money. */
	isCredit: boolean
	/** The sum of the typed refund, to be confirmed. */
	toConfirm: RefundSum | null
}

export function RefundForm({ lines, unitsLeft, leftCents, typed, isCredit, toConfirm }: FormProps) {
	if (leftCents <= 0) return null
	const hasLines = lines.length > 0
	const chosen = typed.what ?? (hasLines ? 'units' : 'whole')
	return (
		<details
			className="group mt-3 border-t border-line pt-2"
			open={typed.what !== undefined}
			data-screen-only=""
		>
			<summary className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline">
				{isCredit ? 'Credit a part' : 'Give money back'}
			</summary>
			{toConfirm && <Confirm {...{ lines, typed, isCredit }} sum={toConfirm} />}
			<form method="post" action="#refunds" className="mt-2 grid gap-4">
				<input type="hidden" name="intent" value={isCredit ? 'credit-review' : 'refund-review'} />
				<fieldset className="grid gap-3">
					<legend className="mb-1.5 text-label font-semibold">
						{isCredit ? 'What is credited?' : 'What goes back?'}
					</legend>
					{hasLines && (
						<>
							<Way
								value="units"
								chosen={chosen}
								label="Units of lines, with their part of discount and tax"
							/>
							<ul className="grid gap-2 pl-8">
								{lines.map((line) => (
									<UnitsOf
										key={line.position}
										line={line}
										left={unitsLeft[line.position] ?? 0}
										typed={typed[`units-${line.position}`]}
									/>
								))}
							</ul>
						</>
					)}
					<Way value="amount" chosen={chosen} label="An amount of money alone" />
					<TextField
						className="pl-8"
						label={`Amount, at most ${formatUsd(leftCents)}`}
						name="amount"
						inputMode="decimal"
						autoComplete="off"
						defaultValue={typed.amount ?? ''}
						unit="$"
					/>
					<Way value="whole" chosen={chosen} label={`All that is left: ${formatUsd(leftCents)}`} />
				</fieldset>
				<TextField
					label="Reason"
					name="reason"
					id="refund-reason"
					defaultValue={typed.reason ?? ''}
					required
					maxLength={200}
					autoComplete="off"
					hint="The buyer can read it."
				/>
				<Button type="submit" variant={toConfirm ? 'outline' : 'danger'}>
					{toConfirm ? 'Review again' : `Review ${isCredit ? 'credit' : 'refund'}`}
				</Button>
			</form>
		</details>
	)
}

/** The units that go back, by line; empty for money alone. */
const unitsBack = (lines: readonly LineView[], typed: Typed) =>
	typed.what === 'units'
		? lines.flatMap((line) => {
				const units = Number(typed[`units-${line.position}`] ?? 0)
				return units > 0 ? [{ line, units }] : []
			})
		: []

type ConfirmProps = Pick<FormProps, 'lines' | 'typed' | 'isCredit'> & { sum: RefundSum }

/** What goes back and to whom it was sold, with the sum. */
const Confirm = ({ lines, typed, isCredit, sum: { amountCents, taxCents } }: ConfirmProps) => (
	// oxlint-disable-next-line jsx-a11y/no-autofocus -- the question follows the press; a second Enter must not refund
	<div tabIndex={-1} autoFocus className="mt-2 rounded-notice">
		<form
			method="post"
			action="#refunds"
			className="grid gap-3 rounded-notice border border-warning-line bg-warning-surface p-4 text-on-warning-surface"
		>
			<input type="hidden" name="intent" value={isCredit ? 'credit' : 'refund'} />
			<input type="hidden" name="seenCents" value={amountCents} />
			{Object.entries(typed).map(([name, value]) =>
				name === 'seenCents' ? null : <input key={name} type="hidden" name={name} value={value} />,
			)}
			<p>
				<strong>
					{formatUsd(amountCents)} {isCredit ? 'is taken off the purchase order.' : 'goes back to the payer.'}
				</strong>
				{taxCents > 0 && <> Of it, {formatUsd(taxCents)} is sales tax.</>}
				{isCredit && ' If the school has paid more than what is left, you send the difference back yourself.'}
			</p>
			<ul className="list-disc pl-5 text-[0.9375rem] empty:hidden">
				{unitsBack(lines, typed).map(({ line, units }) => (
					<li key={line.position} className="break-words">
						{units} × {lineName(line)}
					</li>
				))}
			</ul>
			<Button type="submit" variant="danger" className="justify-self-start">
				{isCredit ? 'Credit' : 'Refund'} {formatUsd(amountCents)}
			</Button>
		</form>
	</div>
)

/** "Home Jersey, L, Robin Vale #12". */
function lineName({ brand, model, kit, size, playerName, playerNumber }: LineView): string {
	const player = [playerName, playerNumber && `#${playerNumber}`].filter(Boolean).join(' ')
	return [kit ? kitPieceName(kit) : `${brand} ${model}`, size, player].filter(Boolean).join(', ')
}

const Way = ({ value, chosen, label }: { value: string; chosen: string; label: string }) => (
	<label className="flex min-h-11 items-center gap-3">
		<input
			type="radio"
			name="what"
			value={value}
			defaultChecked={value === chosen}
			className="size-5 shrink-0 accent-primary"
		/>
		<span>{label}</span>
	</label>
)

type UnitsProps = { line: LineView; left: number; typed: string | undefined }

function UnitsOf({ line, left, typed }: UnitsProps) {
	const { position } = line
	if (left === 0) return null
	return (
		<li>
			<label className="grid grid-cols-[1fr_5rem] items-center gap-3 text-[0.9375rem]">
				<span className="min-w-0 break-words">
					{position + 1}. {lineName(line)} <span className="text-muted">(of {left})</span>
				</span>
				<input
					name={`units-${position}`}
					type="number"
					min={0}
					max={left}
					inputMode="numeric"
					defaultValue={typed ?? ''}
					className={`${fieldBox} figures`}
				/>
			</label>
		</li>
	)
}
