/** A new comment. Guests must give name and e-mail address where the site asks for them. */
export type CreateCommentInput = {
  /** Name of the guest. */
  author?: string | null | undefined;
  /** E-mail address of the guest. It is never shown. */
  authorEmail?: string | null | undefined;
  /** Web address of the guest. */
  authorUrl?: string | null | undefined;
  /** Anything; it is given back unchanged. */
  clientMutationId?: string | null | undefined;
  /** Database id of the content. */
  commentOn?: number | null | undefined;
  /** The text. */
  content?: string | null | undefined;
  /** Id of the comment that is answered. */
  parent?: string | null | undefined;
};

/** Whether a condition lets in or keeps out. */
export type ElementorConditionTypeEnum =
  /** Keeps out; stored as `exclude`. */
  | 'EXCLUDE'
  /** Lets in; stored as `include`. */
  | 'INCLUDE';

/** Devices that settings tell apart. Desktop is what no breakpoint claims. */
export type ElementorDeviceEnum =
  /** Stored as `desktop`; its settings have no suffix. */
  | 'DESKTOP'
  /** Stored as `laptop`, suffix `_laptop`. */
  | 'LAPTOP'
  /** Stored as `mobile`, suffix `_mobile`. */
  | 'MOBILE'
  /** Stored as `mobile_extra`, suffix `_mobile_extra`. */
  | 'MOBILE_EXTRA'
  /** Stored as `tablet`, suffix `_tablet`. */
  | 'TABLET'
  /** Stored as `tablet_extra`, suffix `_tablet_extra`. */
  | 'TABLET_EXTRA'
  /** Stored as `widescreen`, suffix `_widescreen`. */
  | 'WIDESCREEN';

/** Places of a page that templates fill. Header, footer, single and archive take the one template that fits best; the others take every one that applies. */
export type ElementorLocationEnum =
  /** Lists of content, search results included; stored as `archive`. */
  | 'ARCHIVE'
  /** Over the page; stored as `floating_buttons`. */
  | 'FLOATING_BUTTONS'
  /** The foot; stored as `footer`. */
  | 'FOOTER'
  /** The head; stored as `header`. */
  | 'HEADER'
  /** Single content, the page for a missing one included; stored as `single`. */
  | 'SINGLE';

/** Kinds of templates. */
export type ElementorTemplateTypeEnum =
  /** A list of content; stored as `archive`. */
  | 'ARCHIVE'
  /** A saved container; stored as `container`. */
  | 'CONTAINER'
  /** The page that is shown for a missing one; stored as `error-404`. */
  | 'ERROR_404'
  /** Contact buttons or a bar that floats over the page; stored as `floating-buttons`. All that apply are shown. */
  | 'FLOATING_BUTTONS'
  /** The foot of the page; stored as `footer`. */
  | 'FOOTER'
  /** The head of the page; stored as `header`. */
  | 'HEADER'
  /** One entry of a loop; stored as `loop-item`. */
  | 'LOOP_ITEM'
  /** A saved page; stored as `page`. */
  | 'PAGE'
  /** The page of one product; stored as `product`. */
  | 'PRODUCT'
  /** A list of products; stored as `product-archive`. */
  | 'PRODUCT_ARCHIVE'
  /** What a search found; stored as `search-results`. */
  | 'SEARCH_RESULTS'
  /** A saved section; stored as `section`. */
  | 'SECTION'
  /** Any single piece of content; stored as `single`. */
  | 'SINGLE'
  /** A single page; stored as `single-page`. */
  | 'SINGLE_PAGE'
  /** A single post; stored as `single-post`. */
  | 'SINGLE_POST';

/** Tags that may stand around a template. */
export type ElementorWrapperTagEnum =
  /** Stored as `article`. */
  | 'ARTICLE'
  /** Stored as `aside`. */
  | 'ASIDE'
  /** Stored as `div`. */
  | 'DIV'
  /** Stored as `footer`. */
  | 'FOOTER'
  /** Stored as `header`. */
  | 'HEADER'
  /** Stored as `main`. */
  | 'MAIN'
  /** Stored as `nav`. */
  | 'NAV'
  /** Stored as `section`. */
  | 'SECTION';

/** The places of the theme that hold a menu. A site adds its own; asking for a place it does not have makes the whole document invalid, so pass places as variables. */
export type MenuLocationEnum =
  /** Stands here only while a site has no menu place. */
  | 'EMPTY';

/** What the id of a menu is. */
export type MenuNodeIdTypeEnum =
  /** The number in the database. */
  | 'DATABASE_ID'
  /** The global id. The default. */
  | 'ID'
  /** The place of the theme, PRIMARY. */
  | 'LOCATION'
  /** The name. */
  | 'NAME'
  /** The slug, the last part of the address. */
  | 'SLUG';
