// A form whose file is larger than its address takes in.

/** What stands in the place of such a file: the rest of the form comes through. */
export const tooLargeFile = 'too-large'

export const isTooLarge = (value: FormDataEntryValue | null | undefined): boolean => value === tooLargeFile
