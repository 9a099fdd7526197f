import { use, type ReactNode } from 'react'
import { sizeExtra } from '#catalog/rules/size-prices.ts'
import { formatUsd } from '#kit/money.ts'
import { Icon } from '#ui/icon.tsx'
import { useKeptMarkup } from '#ui/kept-markup.tsx'
import type { CartLine as Line } from '../rules/view.ts'
import { maxUnits } from '../rules/lines.ts'
import { problemIn } from '../rules/problem-phrases.ts'
import { toastTexts } from '../rules/toast-texts.ts'
import { CartAddress, CartForm } from './cart-form.tsx'
import { CartLanguage, useCartTexts } from './cart-language.tsx'
import { LinePicture } from './line-picture.tsx'

export const quiet =
	'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-control text-sm font-semibold text-muted hover:text-ink'

/** Where a script says what is wrong with a typed quantity. */
const problemId = ({ id }: Line) => `qty-problem-${id}`

/** Why a line takes no more than it can have. */
function tooManyText({ most, wanted, problem }: Line, { language, texts }: ReturnType<typeof useCartTexts>) {
	if (most < wanted.quantity && problem !== null) return problemIn(language, problem)
	return most < maxUnits ? texts.line.tooMany(most) : toastTexts[language].lineTakes
}

/** One garment, one size, one player. Every change is a form of its own. */
export function CartLine({ line }: { line: Line }) {
	const page = { language: use(CartLanguage), address: use(CartAddress) }
	const body = useKeptMarkup(
		'cart line',
		{ line, ...page },
		<CartLanguage value={page.language}>
			<CartAddress value={page.address}>
				<LineBody line={line} />
			</CartAddress>
		</CartLanguage>,
	)
	return (
		<li data-line={line.id} className={line.kit ? 'cart-line cart-line-of-kit' : 'cart-line'} {...body} />
	)
}

function LineBody({ line }: { line: Line }) {
	return (
		<>
			{/* The name beside it is the same link. */}
			<a href={line.href} tabIndex={-1} aria-hidden="true" className="stage cart-line-picture">
				<LinePicture line={line} width={112} />
			</a>
			<div className="grid min-w-0 content-start gap-3">
				<div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
					<Names line={line} />
					<Amount line={line} />
				</div>
				<Notes line={line} />
			</div>
			<div className="cart-line-forms">
				{line.sizes.length > 0 && <SizeForm line={line} />}
				<QuantityForm line={line} />
				<RemoveForm line={line} />
			</div>
			<p id={problemId(line)} role="alert" className="cart-problem" />
		</>
	)
}

/** The player as printed; name and number may be empty. */
export const playerOf = ({ printed: { name, number } }: Pick<Line, 'printed'>): string =>
	[name, number && `#${number}`].filter(Boolean).join(' ')

function Names({ line }: { line: Line }) {
	const { id, kit, brand, model, color, size, href } = line
	const player = kit ? '' : playerOf(line)
	const { texts, colorsIn } = useCartTexts()
	return (
		<div className="min-w-0 flex-1">
			{!kit && <p className="text-sm text-muted">{brand}</p>}
			<h3 id={`name-${id}`} className="leading-snug font-bold">
				<a href={href} className="-my-0.5 inline-block py-0.5 hover:underline">
					{kit ? kit.piece.name : model}
				</a>
			</h3>
			<p className="text-[0.9375rem] text-body">
				{kit ? `${brand} ${model}` : colorsIn(color)}
				<span className="sr-only">{texts.line.size(size)}</span>
			</p>
			{player && (
				<p className="mt-1.5 inline-flex max-w-full items-center gap-1.5 rounded-chip bg-well px-2 py-0.5 text-sm font-bold break-words">
					<Icon name="team" size={16} className="text-primary" />
					<span className="sr-only">{`${texts.line.player} `}</span>
					{player}
				</p>
			)}
		</div>
	)
}

function Amount({ line: { unitCents, lineCents, wanted } }: { line: Line }) {
	const { texts } = useCartTexts()
	if (unitCents === null || lineCents === null) return null
	return (
		<p className="text-right max-sm:w-full max-sm:text-left">
			<span className="display figures block text-[1.625rem] leading-none">{formatUsd(lineCents)}</span>
			{wanted.quantity > 1 && (
				<span className="figures text-sm text-muted">{texts.line.each(formatUsd(unitCents))}</span>
			)}
		</p>
	)
}

export const Note = ({ tone, children }: { tone: 'warning' | 'danger'; children: ReactNode }) => (
	<p
		className={`flex items-start gap-2 rounded-notice border px-3 py-2 text-sm font-semibold ${
			tone === 'danger'
				? 'border-danger-line bg-danger-surface text-on-danger-surface'
				: 'border-warning-line bg-warning-surface text-on-warning-surface'
		}`}
	>
		<Icon name="alert" size={18} className="mt-px" />
		<span>{children}</span>
	</p>
)

function Notes({ line: { problem, seenUnitCents, unitCents } }: { line: Line }) {
	const { language, texts } = useCartTexts()
	return (
		<>
			{problem && <Note tone="danger">{problemIn(language, problem)}</Note>}
			{seenUnitCents !== null && unitCents !== null && (
				<Note tone="warning">{texts.line.moved(formatUsd(seenUnitCents), formatUsd(unitCents))}</Note>
			)}
		</>
	)
}

function SizeForm({ line: { id, size, sizes } }: { line: Line }) {
	const { texts } = useCartTexts()
	const isKnown = sizes.some((choice) => choice.size === size)
	return (
		<CartForm intent="size" line={id} className="cart-size">
			<label className="cart-label">
				{texts.line.sizeLabel}
				<span>
					<select
						id={`size-${id}`}
						name="size"
						defaultValue={size}
						data-sends
						aria-describedby={`name-${id}`}
					>
						{!isKnown && <option value={size}>{size}</option>}
						{sizes.map((choice) => (
							<option
								key={choice.size}
								value={choice.size}
								disabled={!choice.isAvailable && choice.size !== size}
							>
								{`${choice.size}${sizeExtra(choice.extraCents)}`}
								{!choice.isAvailable && choice.size !== size && texts.line.soldOut}
							</option>
						))}
					</select>
					<Icon name="chevron-down" size={18} />
				</span>
			</label>
			<noscript>
				<button type="submit" className="min-h-11 text-sm font-bold text-primary underline">
					{texts.line.changeSize}
				</button>
			</noscript>
		</CartForm>
	)
}

function QuantityForm({ line }: { line: Line }) {
	const { id, wanted, most } = line
	const { quantity } = wanted
	const page = useCartTexts()
	const { texts } = page
	return (
		<CartForm intent="quantity" line={id} className="cart-quantity">
			<label htmlFor={`qty-${id}`} className="cart-label">
				{texts.line.quantity}
			</label>
			<div>
				{/* Enter in the field presses the first button of a form. */}
				<button type="submit" tabIndex={-1} className="sr-only">
					{texts.line.setQuantity}
				</button>
				<button
					id={`less-${id}`}
					name="by"
					value="-1"
					disabled={quantity <= 1}
					aria-label={texts.line.less}
					aria-describedby={`name-${id}`}
				>
					<Icon name="minus" size={18} />
				</button>
				<input
					id={`qty-${id}`}
					type="number"
					name="qty"
					min={0}
					max={Math.max(most, quantity)}
					step={1}
					required
					defaultValue={quantity}
					inputMode="numeric"
					autoComplete="off"
					data-sends
					data-too-many={tooManyText(line, page)}
					aria-describedby={`name-${id} ${problemId(line)}`}
					className="figures"
				/>
				<button
					id={`more-${id}`}
					name="by"
					value="1"
					disabled={quantity >= most}
					aria-label={texts.line.more}
					aria-describedby={`name-${id}`}
				>
					<Icon name="plus" size={18} />
				</button>
			</div>
		</CartForm>
	)
}

const RemoveForm = ({ line: { id } }: { line: Line }) => (
	<CartForm intent="remove" line={id} className="ml-auto flex min-h-11 items-center">
		<button id={`remove-${id}`} type="submit" aria-describedby={`name-${id}`} className={quiet}>
			<Icon name="trash" size={18} />
			<span className="max-sm:sr-only">{useCartTexts().texts.line.remove}</span>
		</button>
	</CartForm>
)
