/** What each way of adding a second step is given. */
export type AddProps = { taken: readonly string[]; onDone: (title: string) => void; onCancel: () => void }
