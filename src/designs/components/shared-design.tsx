// A shared design: every view at large size, and its product.
import { Garment } from '#garments/components/garment.tsx'
import type { Scene } from '#garments/scene.ts'
import { ButtonLink } from '#ui/button.tsx'

type SharedDesignProps = {
	made: string
	productId: string
	teamName: string
	version: number
	scenes: readonly Scene[]
	/** The design described in sentences. */
	description: string
	/** Null until this version has a finished proof. */
	proofUrl: string | null
}

export function SharedDesign({
	made,
	productId,
	teamName,
	version,
	scenes,
	description,
	proofUrl,
}: SharedDesignProps) {
	return (
		<article className="mx-auto w-full max-w-measure px-4 py-8 sm:px-6">
			<p className="text-label font-bold text-primary">Shared design, version {version}</p>
			<h1 className="display text-heading">{teamName || made}</h1>
			<p className="mt-1 text-muted">{made}</p>
			<div className="stage mt-6 grid gap-4 rounded-card border border-line p-4 sm:grid-cols-2">
				{scenes.map((scene, index) => (
					<Garment
						key={scene.title}
						scene={scene}
						idPrefix={`s${index}`}
						className="mx-auto h-auto w-full max-w-xl"
					/>
				))}
			</div>
			<p className="mt-5 max-w-prose">{description}</p>
			<div className="mt-6 flex flex-wrap gap-3">
				{proofUrl && <ButtonLink href={proofUrl}>Open the proof (PDF)</ButtonLink>}
				<ButtonLink href={`/builder/${productId}`} variant="outline">
					Design your own
				</ButtonLink>
			</div>
		</article>
	)
}
