// A shared design: every view at large size, and its product.
import { useId, type ReactNode } from 'react'
import { Garment } from '#garments/components/garment.tsx'
import type { Scene } from '#garments/scene.ts'
import type { ViewId } from '#garments/template.ts'
import type { PageLanguage } from '#kit/language.ts'
import { ButtonLink } from '#ui/button.tsx'
import { sharedTexts } from '../rules/shared-texts.ts'

export type SharedPiece = {
	/** Unique: home and away of one product may share a name. */
	id: string
	name: string
	views: readonly { id: ViewId; scene: Scene }[]
	/** The design described in sentences. */
	description: string
}

type SharedDesignProps = {
	language: PageLanguage
	made: string
	productId: string
	teamName: string
	/** Address of the picture of all pieces. */
	picture: string
	version: number
	/** Of a design that belongs to no kit, one without a name. */
	pieces: readonly SharedPiece[]
	/** Null until this version has a finished proof. */
	proofUrl: string | null
	/** Address of the page for families. */
	familySheetUrl: string
	/** What lies on a view. */
	overlay?: Overlay
	/** Below the pictures. */
	children?: ReactNode
}

export type Overlay = (piece: SharedPiece, view: ViewId, scene: Scene) => ReactNode

export function SharedDesign(props: SharedDesignProps) {
	const { made, productId, teamName, picture, version, pieces, proofUrl, familySheetUrl, overlay } = props
	const { language, children } = props
	const texts = sharedTexts[language]
	return (
		<article className="mx-auto w-full max-w-measure px-4 py-8 sm:px-6">
			<p className="text-label font-bold text-primary">{texts.head(version)}</p>
			<h1 className="display text-heading">{teamName || made}</h1>
			<p className="mt-1 text-muted">{made}</p>
			<div className="stage mt-6 rounded-card border border-line p-4">
				<img
					src={picture}
					alt={texts.worn(made)}
					width={400}
					height={500}
					className="mx-auto aspect-4/5 w-full max-w-xl object-contain"
				/>
			</div>
			<DesignViews {...{ pieces, overlay }} />
			<div className="mt-6 flex flex-wrap gap-3">
				{proofUrl && <ButtonLink href={proofUrl}>{texts.proof}</ButtonLink>}
				<ButtonLink href={familySheetUrl} variant="outline">
					{texts.familySheet}
				</ButtonLink>
				<ButtonLink href={`/builder/${productId}`} variant="outline">
					{texts.ownDesign}
				</ButtonLink>
			</div>
			{children}
		</article>
	)
}

type DesignViewsProps = Pick<SharedDesignProps, 'pieces'> & {
	overlay: Overlay | undefined
}

/** Every view of all pieces, with their descriptions. */
export const DesignViews = ({ pieces, overlay }: DesignViewsProps) =>
	pieces.map((piece) => <Piece key={piece.id} {...{ piece, overlay }} />)

type PieceProps = {
	piece: SharedPiece
	overlay: Overlay | undefined
}

function Piece({ piece, overlay }: PieceProps) {
	const idPrefix = useId()
	const { name, views, description } = piece
	return (
		<section className="mt-6">
			{name && <h2 className="display mb-3 text-subheading">{name}</h2>}
			<div className="stage grid gap-4 rounded-card border border-line p-4 sm:grid-cols-2">
				{views.map(({ id, scene }, index) => (
					<div key={id} className="relative mx-auto w-full max-w-xl self-start">
						<Garment scene={scene} idPrefix={`${idPrefix}${index}`} className="h-auto w-full" />
						{overlay?.(piece, id, scene)}
					</div>
				))}
			</div>
			<p className="mt-5 max-w-prose">{description}</p>
		</section>
	)
}
