// A shared design: every view at large size, and its product.
import { useId } from 'react'
import { Garment } from '#garments/components/garment.tsx'
import type { Scene } from '#garments/scene.ts'
import { ButtonLink } from '#ui/button.tsx'

type SharedPiece = {
	/** Unique: home and away of one product may share a name. */
	id: string
	name: string
	scenes: readonly Scene[]
	/** The design described in sentences. */
	description: string
}

type SharedDesignProps = {
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
}

export function SharedDesign(props: SharedDesignProps) {
	const { made, productId, teamName, picture, version, pieces, proofUrl, familySheetUrl } = props
	return (
		<article className="mx-auto w-full max-w-measure px-4 py-8 sm:px-6">
			<p className="text-label font-bold text-primary">Shared design, version {version}</p>
			<h1 className="display text-heading">{teamName || made}</h1>
			<p className="mt-1 text-muted">{made}</p>
			<div className="stage mt-6 rounded-card border border-line p-4">
				<img
					src={picture}
					alt={`${made} as worn`}
					width={400}
					height={500}
					className="mx-auto aspect-4/5 w-full max-w-xl object-contain"
				/>
			</div>
			{pieces.map((piece) => (
				<Piece key={piece.id} piece={piece} />
			))}
			<div className="mt-6 flex flex-wrap gap-3">
				{proofUrl && <ButtonLink href={proofUrl}>Open the proof (PDF)</ButtonLink>}
				<ButtonLink href={familySheetUrl} variant="outline">
					Sheet for families (PDF)
				</ButtonLink>
				<ButtonLink href={`/builder/${productId}`} variant="outline">
					Design your own
				</ButtonLink>
			</div>
		</article>
	)
}

function Piece({ piece: { name, scenes, description } }: { piece: SharedPiece }) {
	const idPrefix = useId()
	return (
		<section className="mt-6">
			{name && <h2 className="display mb-3 text-subheading">{name}</h2>}
			<div className="stage grid gap-4 rounded-card border border-line p-4 sm:grid-cols-2">
				{scenes.map((scene, index) => (
					<Garment
						key={scene.title}
						scene={scene}
						idPrefix={`${idPrefix}${index}`}
						className="mx-auto h-auto w-full max-w-xl"
					/>
				))}
			</div>
			<p className="mt-5 max-w-prose">{description}</p>
		</section>
	)
}
