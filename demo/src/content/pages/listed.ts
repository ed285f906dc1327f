type Head = readonly [title: string, summary: string, metaDesc?: string]

/** The metadata of a page whose text is in `demo/content/<url_path>.<language>.html`. */
export interface Listed {
  readonly fi: Head
  readonly en: Head
}
