import { memo, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useChange, useEditorState } from '../../editor/context.tsx'
import { stepSearch } from '../../rules/start-address.ts'
import { steps, type StepIndex } from '../../editor/store.ts'
import { formatUsd } from '#kit/money.ts'
import type { DesignPriceBreakdown } from '#pricing/rules/design.ts'
import { buttonLook } from '#ui/button.tsx'
import { useBuilderTexts } from '../builder-language.tsx'
import { withQuantity } from '../panels/design-edits.ts'
import { moreToSave, quantityFor } from '../panels/quantity-part.tsx'
import { LineIcon } from './line-icon.tsx'

type PriceBarProps = {
	step: StepIndex
	/** Garment kind as lists show it; 'Kit' for a kit. */
	kind: string
	price: DesignPriceBreakdown
	isLocked: boolean
}

const caption = 'text-label text-on-turf-muted lg:whitespace-nowrap'

/** The current price, the next quantity discount, and links to the previous and next step. */
export function PriceBar({ step, kind, price, isLocked }: PriceBarProps) {
	const { frame, pieces } = useBuilderTexts()
	const { price: texts } = frame
	return (
		<section
			aria-label={texts.name}
			className="night flex min-h-16 items-center gap-x-4 px-3 py-2 sm:gap-x-5 lg:min-h-19 lg:px-5.5"
		>
			<dl className="flex min-w-0 gap-x-6 max-sm:flex-col max-sm:gap-y-1 lg:shrink-0">
				<div className="min-w-0 max-sm:flex max-sm:items-baseline max-sm:gap-1.5">
					<dt className={`${caption} max-sm:truncate`}>
						{pieces(kind, price.quantity / price.unitPieces)}
						<span className="max-sm:sr-only">{price.unitPieces > 1 ? texts.perKit : texts.perPiece}</span>
					</dt>
					<dd className="figures sm:display max-sm:shrink-0 max-sm:text-label sm:text-figure sm:leading-none">
						{formatUsd(price.perPieceCents)}
						<span aria-hidden="true" className="sm:hidden">
							{texts.each}
						</span>
					</dd>
				</div>
				<div className="max-sm:flex max-sm:items-end max-sm:gap-1.5">
					<dt className={`${caption} max-sm:order-last max-sm:whitespace-nowrap`}>
						{texts.total}
						<span className="max-sm:sr-only">{texts.before}</span>
					</dt>
					<dd className="display figures text-figure leading-none">{formatUsd(price.totals.totalCents)}</dd>
				</div>
			</dl>
			<Tiers price={price} isLocked={isLocked} />
			<div className="ml-auto flex shrink-0 gap-2 sm:gap-4.5">
				{step > 0 && <Previous to={step - 1} />}
				{step < 7 && <Next to={step + 1} />}
			</div>
		</section>
	)
}

type StepLinkProps = { to: number; variant: 'turf' | 'action'; children: ReactNode }

function StepLink({ to, variant, children }: StepLinkProps) {
	const { search } = useLocation()
	return (
		<Link
			to={{ search: stepSearch(search, to) }}
			preventScrollReset
			className={buttonLook({ variant: variant, className: 'min-h-12 max-sm:min-w-12 sm:px-5' })}
		>
			{children}
		</Link>
	)
}

/** Both links re-render only when the step changes, not with the price. */
const Previous = memo(function Previous({ to }: { to: number }) {
	const { previous } = useBuilderTexts().frame.price
	return (
		<StepLink to={to} variant="turf">
			<span className="sm:hidden">
				<LineIcon name="left" />
			</span>
			<span className="max-sm:sr-only">{previous}</span>
		</StepLink>
	)
})

const Next = memo(function Next({ to }: { to: number }) {
	const { frame, word } = useBuilderTexts()
	return (
		<StepLink to={to} variant="action">
			<span>
				{frame.price.next}
				<span className="max-sm:sr-only">: {word(steps[to] ?? '')}</span>
			</span>
		</StepLink>
	)
})

const chip =
	'figures inline-flex min-h-8 items-center rounded-chip bg-on-turf/12 px-2.5 text-[0.8125rem] whitespace-nowrap not-disabled:hover:bg-on-turf/25 aria-pressed:bg-action aria-pressed:font-bold aria-pressed:text-on-action not-disabled:aria-pressed:hover:bg-action-strong pointer-coarse:min-h-11'

/** The quantity tiers; choosing one sets the quantity to its minimum. */
function Tiers({ price, isLocked }: { price: DesignPriceBreakdown; isLocked: boolean }) {
	const change = useChange()
	const { frame, said } = useBuilderTexts()
	const { price: texts } = frame
	const isOfPlayers = useEditorState((state) => state.players.length > 0)
	return (
		<div className="hidden min-w-0 items-center gap-x-6 lg:flex">
			<ul aria-label={texts.tiers} className="flex gap-1 max-xl:hidden">
				{price.tiers.map(({ from, bp, isCurrent }) => (
					<li key={from}>
						<button
							type="button"
							disabled={isLocked || isOfPlayers}
							aria-pressed={isCurrent}
							title={isOfPlayers ? texts.ofPlayers : texts.setTo(quantityFor(from, price))}
							className={chip}
							onClick={() => change((config) => withQuantity(config, quantityFor(from, price)))}
						>
							{from}
							{bp > 0 && ` −${bp / 100} %`}
						</button>
					</li>
				))}
			</ul>
			{price.next && (
				<p className="min-w-18 text-label leading-tight text-balance text-on-turf-muted">
					{said(moreToSave(price.next, price.unitPieces))}
				</p>
			)}
		</div>
	)
}
