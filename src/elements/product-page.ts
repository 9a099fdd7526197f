// The elements of the product page, in one file of the build.
export { defineGallery } from './gallery.ts'
export { defineProductPicker } from './product-picker.ts'
