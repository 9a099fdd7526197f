/** Props of each form that adds a second factor. */
export type AddProps = { taken: readonly string[]; onDone: (title: string) => void; onCancel: () => void }
