import type { ReactNode } from 'react'
import { listIn } from '#kit/language.ts'
import type { Today } from '../../rules/product/availability.ts'
import { arrivalOf, shippingDays } from '../../rules/product/availability.ts'
import { arrivalIn } from '../../rules/product/view-phrases.ts'
import { useCatalogLanguage, useOwnersTexts } from '../catalog-language.tsx'
import { useProductTexts } from './variant-picker.tsx'
import type { KitPage, KitPiecePage } from '../../rules/product/kit-page.ts'
import type { ProductDetail } from '../../rules/product/sheet.ts'
import { Certifications, Details, SizingChart } from './product-tabs.tsx'

type KitTabsProps = { product: ProductDetail; kit: KitPage; today: Today }

/** Each tab piece by piece. */
export function KitTabs({ product, kit: { pieces }, today }: KitTabsProps) {
	const garments = useOncePerProduct(pieces)
	const named = useNamed()
	const sizing = garments.map((piece) => (
		<PiecePart key={piece.id} piece={piece}>
			<SizingChart
				attributes={piece.product.attributes}
				sizes={piece.sizes.map(({ size }) => size)}
				chosen={undefined}
				piece={piece.name}
			/>
		</PiecePart>
	))
	const certifications = garments.map((piece) => (
		<PiecePart key={piece.id} piece={piece}>
			<Certifications certs={piece.product.safetyCerts} />
		</PiecePart>
	))
	const leadTimes = pieces
		.map((piece) => named([piece]))
		.map((piece) => (
			<PiecePart key={piece.id} piece={piece}>
				<LeadTime piece={piece} today={today} />
			</PiecePart>
		))
	return (
		<Details
			what="kit"
			description={product.description}
			sizing={<div className={stack}>{sizing}</div>}
			certifications={<div className={stack}>{certifications}</div>}
			leadTime={<div className={stack}>{leadTimes}</div>}
		/>
	)
}

/** With its name in the language of the page, or as the owner wrote it. */
type NamedPiece = KitPiecePage & { lang: string | undefined }

/** A piece under the names of all that are of its product. */
function useNamed() {
	const language = useCatalogLanguage()
	const { textOf, langOf } = useOwnersTexts()
	return ([first, ...others]: readonly [KitPiecePage, ...KitPiecePage[]]): NamedPiece => {
		const names = [first, ...others].map(({ name }) => name)
		return {
			...first,
			name: language === 'en' ? names.join(' and ') : listIn(language, names.map(textOf)),
			lang: names.map(langOf).find((lang) => lang !== undefined),
		}
	}
}

/** Pieces of one product together. */
function useOncePerProduct(pieces: readonly KitPiecePage[]): NamedPiece[] {
	const named = useNamed()
	return [...Map.groupBy(pieces, ({ product }) => product.id).values()].flatMap(([first, ...others]) =>
		first ? [named([first, ...others])] : [],
	)
}

const stack = 'grid gap-8'

function PiecePart({ piece, children }: { piece: NamedPiece; children: ReactNode }) {
	const { name, lang, product } = piece
	const { textOf, langOf } = useOwnersTexts()
	return (
		<section aria-label={name}>
			<h3 className="display mb-3 text-xl">
				<span lang={lang}>{name}</span>{' '}
				<span lang={langOf(product.model)} className="font-sans text-sm font-normal text-muted">
					{textOf(product.model)}
				</span>
			</h3>
			{children}
		</section>
	)
}

function LeadTime({ piece: { leadTimeDays }, today }: { piece: KitPiecePage; today: Today }) {
	const { kit } = useProductTexts()
	const language = useCatalogLanguage()
	if (leadTimeDays === undefined) return <p className="text-body">{kit.notMade}</p>
	return (
		<p className="max-w-text text-body">
			{kit.leadTime({
				days: leadTimeDays,
				...shippingDays,
				arrival: arrivalIn(language, arrivalOf(today, leadTimeDays)),
			})}
		</p>
	)
}
