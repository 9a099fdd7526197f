import { formatUsd } from '#kit/money.ts'
import type { LinePicture as Address, LineView, OrderView } from '../views.ts'
import { pictureUrl } from '#pictures/urls.ts'
import { DisclosureLabel } from '#ui/disclosure-label.tsx'
import { Icon } from '#ui/icon.tsx'
import { entriesOf, kitUnitsLabel, onePerPiece, type KitEntry } from '../rules/kits.ts'
import { isCredited } from '../states.ts'
import { useOrderTexts } from './order-language.tsx'
import { PlayerMark } from './player-mark.tsx'

/** The ordered lines: picture, player, and the parts of the unit price. A kit is one entry that opens. */
export function OrderLines({ lines, paymentMode }: Pick<OrderView, 'lines' | 'paymentMode'>) {
	const { texts } = useOrderTexts()
	const back = isCredited(paymentMode) ? texts.creditedWord : texts.refundedWord
	return (
		<>
			<ul className="divide-y divide-line">
				{entriesOf(lines, ({ kit }) => kit).map((entry) =>
					entry.kit ? (
						<Kit key={`${entry.kit.id} ${entry.kit.version}`} entry={entry} back={back} />
					) : (
						<Line key={entry.line.position} line={entry.line} back={back} />
					),
				)}
			</ul>
			<NewSeasonLinks lines={lines} />
		</>
	)
}

/** One link for each design of the order that the reader can start a new one from. */
function NewSeasonLinks({ lines }: Pick<OrderView, 'lines'>) {
	const { texts } = useOrderTexts()
	const designs = new Map(
		lines.flatMap((line) => (line.newSeasonHref ? [[line.newSeasonHref, line] as const] : [])),
	)
	if (designs.size === 0) return null
	return (
		<p className="mt-4 flex flex-wrap gap-x-4 border-t border-line pt-3 text-[0.9375rem]">
			{[...designs].map(([href, { brand, model, kit }]) => (
				<a
					key={href}
					href={href}
					className="inline-flex min-h-6 items-center font-semibold text-primary underline"
				>
					{texts.nextSeason(kit?.model ?? `${brand} ${model}`)}
				</a>
			))}
		</p>
	)
}

/** The line's garment; in a kit its piece. */
const nameOf = ({ brand, model, kit }: LineView) => (kit ? kit.piece.name : `${brand} ${model}`)

/** What refunded units are called. */
type Back = { back: string }

function Kit({ entry, back }: { entry: KitEntry<LineView> } & Back) {
	const { texts } = useOrderTexts()
	const { kit, lines } = entry
	const refunded = lines.reduce((sum, line) => sum + line.refunded, 0)
	const sum = lines.reduce((total, { lineCents }) => total + lineCents, 0)
	return (
		<li className="py-4 first:pt-1 last:pb-0">
			<details className="group">
				<summary className="grid cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-3 rounded-control hover:bg-well sm:grid-cols-[auto_minmax(0,1fr)_auto]">
					<span aria-hidden="true" className="flex gap-1.5 max-sm:col-span-2">
						{onePerPiece(lines).map(({ position, picture }) => (
							<LinePicture key={position} picture={picture} className="w-14" />
						))}
					</span>
					<span className="min-w-0">
						<h3 className="leading-snug font-bold break-words">{kit.model}</h3>
						<span className="figures block text-[0.9375rem] text-muted">
							{kitUnitsLabel(unitsOf(lines), texts.units)}
						</span>
						{refunded > 0 && (
							<span className="mt-1 block text-[0.9375rem] font-semibold">
								{texts.partBack(
									refunded,
									lines.reduce((all, { quantity }) => all + quantity, 0),
									back,
								)}
							</span>
						)}
						<span className="mt-1 inline-flex items-center gap-1 text-[0.9375rem] font-semibold text-primary">
							<DisclosureLabel closed={texts.showPieces} open={texts.hidePieces} />
							<Icon name="chevron-down" size={18} className="transition-transform group-open:rotate-180" />
						</span>
					</span>
					<span className="figures font-bold">{formatUsd(sum)}</span>
				</summary>
				<ul className="mt-3 divide-y divide-line border-l-2 border-line pl-3 sm:pl-5">
					{lines.map((line) => (
						<Line key={line.position} line={line} back={back} />
					))}
				</ul>
			</details>
		</li>
	)
}

const unitsOf = (lines: readonly LineView[]) =>
	lines.flatMap(({ kit, quantity }) => (kit ? [{ kit, quantity }] : []))

function Line({ line, back }: { line: LineView } & Back) {
	const { texts, said } = useOrderTexts()
	const { picture, href, color, size, quantity, unitCents, lineCents, refunded } = line
	return (
		<li className="grid grid-cols-[4.5rem_1fr] gap-x-4 gap-y-2 py-4 first:pt-1 last:pb-0 sm:grid-cols-[5.5rem_1fr_auto]">
			<LinePicture picture={picture} className="w-full self-start" />
			<div className="min-w-0">
				<h3 className="leading-snug font-bold break-words">
					{href === null ? (
						nameOf(line)
					) : (
						<a href={href} className="-my-0.5 inline-block py-0.5 hover:text-primary hover:underline">
							{nameOf(line)}
						</a>
					)}
				</h3>
				<p className="text-[0.9375rem] text-muted">{texts.colorAndSize(said(color), size)}</p>
				<PlayerMark line={line} forPlayer={texts.forPlayer} />
				{refunded > 0 && (
					<p className="mt-1 text-[0.9375rem] font-semibold">{texts.partBack(refunded, quantity, back)}</p>
				)}
				<Parts line={line} />
			</div>
			<p className="figures flex items-baseline justify-between gap-x-3 max-sm:col-span-2 sm:block sm:text-right">
				<span className="text-[0.9375rem] text-muted">
					{quantity} × {formatUsd(unitCents)}
				</span>
				<span className="block font-bold">{formatUsd(lineCents)}</span>
			</p>
		</li>
	)
}

function Parts({ line: { parts } }: { line: LineView }) {
	const { texts, said } = useOrderTexts()
	if (parts.length < 2) return null
	return (
		<details className="group mt-1.5 text-[0.9375rem]">
			<summary className="inline-flex min-h-8 items-center font-semibold text-primary hover:underline pointer-coarse:min-h-11">
				{texts.madeOf}
			</summary>
			<dl className="mt-1 grid max-w-80 gap-1 border-l-2 border-line pl-3">
				{parts.map(({ position, label, unitCents }) => (
					<div key={position} className="figures flex justify-between gap-4">
						<dt className="text-muted">{said(label)}</dt>
						<dd>{formatUsd(unitCents)}</dd>
					</div>
				))}
			</dl>
		</details>
	)
}

/** Thumbnail of an ordered item. Decorative: the text beside it says the same. */
export function LinePicture({ picture, className = '' }: { picture: Address; className?: string }) {
	if (picture === '')
		return (
			<span
				aria-hidden="true"
				className={`stage grid aspect-4/5 place-items-center rounded-control border border-line ${className}`}
			>
				<Icon name="shirt" className="text-muted" />
			</span>
		)
	return (
		<img
			src={picture.startsWith('/') ? picture : pictureUrl(picture, 240)}
			alt=""
			width={400}
			height={500}
			loading="lazy"
			decoding="async"
			className={`stage aspect-4/5 rounded-control border border-line object-contain p-1 ${className}`}
		/>
	)
}
