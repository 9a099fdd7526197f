import { kitUnitsLabel, onePerPiece } from '#orders/rules/kits.ts'
import { formatUsd } from '#kit/money.ts'
import { DisclosureLabel } from '#ui/disclosure-label.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageLinks } from '#ui/page-links.tsx'
import {
	kitCents,
	kitPlayerOf,
	kitProblems,
	missingPieces,
	unitsOfKit,
	type CartKitEntry,
} from '../rules/kits.ts'
import { kitTexts } from '../rules/kit-texts.ts'
import { cartHref, kitKey, kitLinesPerPage, pageOf, type CartPlace } from '../rules/place.ts'
import { CartForm } from './cart-form.tsx'
import { useCartTexts } from './cart-language.tsx'
import { CartLine, Note, quiet } from './cart-line.tsx'
import { LinePicture } from './line-picture.tsx'

/** A kit as one entry that opens: its lines by player or size. */
export function CartKit({ entry, place }: { entry: CartKitEntry; place: CartPlace }) {
	const { language, texts } = useCartTexts()
	const { kit, lines } = entry
	const key = kitKey(kit)
	const id = `kit-${kit.id}-${kit.version}`
	const isOpen = place.kit === key
	const moved = lines.filter(({ seenUnitCents }) => seenUnitCents !== null).length
	return (
		<li data-entry={key} className="grid gap-3 py-5">
			<details id={id} open={isOpen} className="group">
				<Summary entry={entry} />
				<KitLines entry={entry} place={isOpen ? place : { ...place, kit: key, part: 1 }} />
			</details>
			{kitProblems(entry, language).map((problem) => (
				<Note key={problem} tone="danger">
					{problem}
				</Note>
			))}
			{missingPieces(entry, language).map((missing) => (
				<Note key={missing} tone="warning">
					{missing}
				</Note>
			))}
			{moved > 0 && <Note tone="warning">{texts.kit.moved(moved)}</Note>}
			<div className="flex flex-wrap items-center justify-between gap-x-4">
				<a
					href={lines[0].href}
					aria-describedby={`name-${id}`}
					className="inline-flex min-h-11 items-center text-sm font-semibold text-primary hover:underline"
				>
					{lines[0].href.startsWith('/builder/') ? texts.kit.design : texts.kit.see}
				</a>
				<CartForm intent="remove-kit">
					<input type="hidden" name="kit" value={kit.id} />
					<input type="hidden" name="version" value={kit.version} />
					<button id={`remove-${id}`} type="submit" aria-describedby={`name-${id}`} className={quiet}>
						<Icon name="trash" size={18} />
						{texts.kit.remove}
					</button>
				</CartForm>
			</div>
		</li>
	)
}

function Summary({ entry }: { entry: CartKitEntry }) {
	const { language, texts } = useCartTexts()
	const { kit } = entry
	const sum = kitCents(entry)
	return (
		<summary className="grid cursor-pointer grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-3 rounded-control sm:grid-cols-[auto_minmax(0,1fr)_auto]">
			<span aria-hidden="true" className="flex flex-wrap gap-2">
				{onePerPiece(entry.lines).map((line) => (
					<span
						key={line.id}
						className="stage block w-16 overflow-hidden rounded-control border border-line p-1"
					>
						<LinePicture line={line} width={64} />
					</span>
				))}
			</span>
			<span className="min-w-0">
				<h3 id={`name-kit-${kit.id}-${kit.version}`} className="leading-snug font-bold break-words">
					{kit.model}
				</h3>
				{kit.name !== null && (
					<span className="block text-[0.9375rem] break-words text-body">{kit.name}</span>
				)}
				<span className="figures block text-[0.9375rem] text-muted">
					{kitUnitsLabel(unitsOfKit(entry), kitTexts[language].units)}
				</span>
				<span className="mt-1 inline-flex min-h-8 items-center gap-1 text-sm font-semibold text-primary">
					<DisclosureLabel closed={texts.kit.show} open={texts.kit.hide} />
					<Icon name="chevron-down" size={18} className="transition-transform group-open:rotate-180" />
				</span>
			</span>
			<span className="display figures text-[1.625rem] leading-none">
				{sum === null ? '–' : formatUsd(sum)}
			</span>
		</summary>
	)
}

function KitLines({ entry: { lines }, place }: { entry: CartKitEntry; place: CartPlace }) {
	const { language, texts } = useCartTexts()
	const { items, page, pages } = pageOf(lines, place.part, kitLinesPerPage)
	const players = [...Map.groupBy(items, kitPlayerOf)]
	return (
		<div className="mt-4 border-l-2 border-line pl-3 sm:pl-5">
			{players.map(([player, own]) => (
				<section key={player} className="border-t border-line pt-3 first:border-t-0 first:pt-0">
					{player !== '' && <h4 className="figures font-bold break-words">{player}</h4>}
					<ul className="divide-y divide-line">
						{own.map((line) => (
							<CartLine key={line.id} line={line} />
						))}
					</ul>
				</section>
			))}
			<PageLinks
				label={texts.kit.pages}
				{...{ page, pages }}
				hrefOf={(part) => `${cartHref({ ...place, part })}#kit-${place.kit.replace('.', '-')}`}
				words={[texts.back, texts.more]}
				placeOf={texts.pageOf}
				size="small"
				note={kitTexts[language].lines(lines.length)}
				className="my-3"
			/>
		</div>
	)
}
