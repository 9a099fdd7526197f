// Dialogs about versions: comparing two, and resolving a save conflict.
import type { Saving } from '../../draft/use-saving.ts'
import type { BuilderData } from '#designs/views.ts'
import { useEditorState } from '../../editor/context.tsx'
import { useBuilderTexts } from '../builder-language.tsx'
import type { ComparedData, ComparedPiece } from './compare-dialog.tsx'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { onDemand } from '#ui/on-demand.tsx'

const CompareDialog = onDemand(async () => (await import('./compare-dialog.tsx')).CompareDialog)

type ConflictDialogProps = {
	message: string
	/** The version that the other window saved. */
	version: number
	onCompare: () => void
	/** Saves the draft on top of that version. */
	onSaveMine: () => void
	/** Replaces the draft with the saved version. */
	onTakeTheirs: () => void
	onClose: () => void
}

/** Another window saved first: the draft is kept, and the user decides. */
function ConflictDialog(props: ConflictDialogProps) {
	const { frame, said } = useBuilderTexts()
	const { close, conflict: texts } = frame.versions
	return (
		<Modal
			title={texts.title}
			close={close}
			onClose={props.onClose}
			actions={
				<>
					<Button variant="outline" onClick={props.onCompare}>
						{texts.compare}
					</Button>
					<Button variant="outline" onClick={props.onTakeTheirs}>
						{texts.take(props.version)}
					</Button>
					<Button onClick={props.onSaveMine}>{texts.saveMine(props.version + 1)}</Button>
				</>
			}
		>
			<p>{said(props.message)}</p>
		</Modal>
	)
}

type VersionDialogsProps = {
	data: Pick<BuilderData, 'saved'> & ComparedData
	/** The draft, in the order of the kit. */
	pieces: readonly ComparedPiece[]
	saving: Saving
	versions: { take: (version: number) => Promise<void>; restore: (version: number) => Promise<void> }
	/** The version being compared with the draft. */
	comparing: number | null
	isLocked: boolean
	onCompare: (version: number | null) => void
}

export function VersionDialogs(props: VersionDialogsProps) {
	const { data, pieces, saving, versions, comparing, isLocked, onCompare } = props
	const { saved } = data
	const players = useEditorState((state) => state.players)
	if (!saved) return null
	const takeTheirs = () => {
		saving.dismiss()
		void versions.take(saved.version)
	}
	const restore = (version: number) => {
		onCompare(null)
		void versions.restore(version)
	}
	return (
		<>
			{saving.conflict !== null && comparing === null && (
				<ConflictDialog
					message={saving.conflict}
					version={saved.version}
					onCompare={() => onCompare(saved.version)}
					onSaveMine={() => void saving.save(saved.version)}
					onTakeTheirs={takeTheirs}
					onClose={saving.dismiss}
				/>
			)}
			{comparing !== null && (
				<CompareDialog
					{...{ data, pieces, players }}
					versions={saved.versions.map((one) => one.version)}
					designId={saved.id}
					version={comparing}
					onClose={() => onCompare(null)}
					{...(comparing < saved.version && !isLocked && { onRestore: () => restore(comparing) })}
				/>
			)}
		</>
	)
}
