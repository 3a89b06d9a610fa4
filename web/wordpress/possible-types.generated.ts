
      export interface PossibleTypesResultData {
        possibleTypes: {
          [key: string]: string[]
        }
      }
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "CategoryConnection": [
      "CategoryToAncestorsCategoryConnection",
      "CategoryToCategoryConnection",
      "PostToCategoryConnection",
      "RootQueryToCategoryConnection"
    ],
    "CategoryConnectionEdge": [
      "CategoryToAncestorsCategoryConnectionEdge",
      "CategoryToCategoryConnectionEdge",
      "CategoryToParentCategoryConnectionEdge",
      "PostToCategoryConnectionEdge",
      "RootQueryToCategoryConnectionEdge"
    ],
    "CategoryConnectionPageInfo": [
      "CategoryToAncestorsCategoryConnectionPageInfo",
      "CategoryToCategoryConnectionPageInfo",
      "PostToCategoryConnectionPageInfo",
      "RootQueryToCategoryConnectionPageInfo"
    ],
    "CommentConnection": [
      "CommentToCommentConnection",
      "MediaItemToCommentConnection",
      "PageToCommentConnection",
      "PostToCommentConnection",
      "RootQueryToCommentConnection",
      "UserToCommentConnection"
    ],
    "CommentConnectionEdge": [
      "CommentToCommentConnectionEdge",
      "CommentToParentCommentConnectionEdge",
      "MediaItemToCommentConnectionEdge",
      "PageToCommentConnectionEdge",
      "PostToCommentConnectionEdge",
      "RootQueryToCommentConnectionEdge",
      "UserToCommentConnectionEdge"
    ],
    "CommentConnectionPageInfo": [
      "CommentToCommentConnectionPageInfo",
      "MediaItemToCommentConnectionPageInfo",
      "PageToCommentConnectionPageInfo",
      "PostToCommentConnectionPageInfo",
      "RootQueryToCommentConnectionPageInfo",
      "UserToCommentConnectionPageInfo"
    ],
    "Commenter": [
      "CommentAuthor",
      "User"
    ],
    "CommenterConnectionEdge": [
      "CommentToCommenterConnectionEdge"
    ],
    "Connection": [
      "CategoryToAncestorsCategoryConnection",
      "CategoryToCategoryConnection",
      "CategoryToContentNodeConnection",
      "CategoryToPostConnection",
      "CommentToCommentConnection",
      "ContentTypeToContentNodeConnection",
      "ContentTypeToTaxonomyConnection",
      "HierarchicalContentNodeToContentNodeAncestorsConnection",
      "HierarchicalContentNodeToContentNodeChildrenConnection",
      "MediaItemToCommentConnection",
      "MenuItemToMenuItemConnection",
      "MenuToMenuItemConnection",
      "PageToCommentConnection",
      "PostToCategoryConnection",
      "PostToCommentConnection",
      "PostToTagConnection",
      "PostToTermNodeConnection",
      "RootQueryToCategoryConnection",
      "RootQueryToCommentConnection",
      "RootQueryToContentNodeConnection",
      "RootQueryToContentTypeConnection",
      "RootQueryToMediaItemConnection",
      "RootQueryToMenuConnection",
      "RootQueryToMenuItemConnection",
      "RootQueryToPageConnection",
      "RootQueryToPostConnection",
      "RootQueryToTagConnection",
      "RootQueryToTaxonomyConnection",
      "RootQueryToTermNodeConnection",
      "RootQueryToUserConnection",
      "TagToContentNodeConnection",
      "TagToPostConnection",
      "TaxonomyToContentTypeConnection",
      "TaxonomyToTermNodeConnection",
      "UserToCommentConnection",
      "UserToPostConnection",
      "UserToUserRoleConnection"
    ],
    "ContentNode": [
      "MediaItem",
      "Page",
      "Post"
    ],
    "ContentNodeConnection": [
      "CategoryToContentNodeConnection",
      "ContentTypeToContentNodeConnection",
      "HierarchicalContentNodeToContentNodeAncestorsConnection",
      "HierarchicalContentNodeToContentNodeChildrenConnection",
      "RootQueryToContentNodeConnection",
      "TagToContentNodeConnection"
    ],
    "ContentNodeConnectionEdge": [
      "CategoryToContentNodeConnectionEdge",
      "CommentToContentNodeConnectionEdge",
      "ContentTypeToContentNodeConnectionEdge",
      "HierarchicalContentNodeToContentNodeAncestorsConnectionEdge",
      "HierarchicalContentNodeToContentNodeChildrenConnectionEdge",
      "HierarchicalContentNodeToParentContentNodeConnectionEdge",
      "RootQueryToContentNodeConnectionEdge",
      "TagToContentNodeConnectionEdge"
    ],
    "ContentNodeConnectionPageInfo": [
      "CategoryToContentNodeConnectionPageInfo",
      "ContentTypeToContentNodeConnectionPageInfo",
      "HierarchicalContentNodeToContentNodeAncestorsConnectionPageInfo",
      "HierarchicalContentNodeToContentNodeChildrenConnectionPageInfo",
      "RootQueryToContentNodeConnectionPageInfo",
      "TagToContentNodeConnectionPageInfo"
    ],
    "ContentTemplate": [
      "DefaultTemplate"
    ],
    "ContentTypeConnection": [
      "RootQueryToContentTypeConnection",
      "TaxonomyToContentTypeConnection"
    ],
    "ContentTypeConnectionEdge": [
      "ContentNodeToContentTypeConnectionEdge",
      "RootQueryToContentTypeConnectionEdge",
      "TaxonomyToContentTypeConnectionEdge"
    ],
    "ContentTypeConnectionPageInfo": [
      "RootQueryToContentTypeConnectionPageInfo",
      "TaxonomyToContentTypeConnectionPageInfo"
    ],
    "DatabaseIdentifier": [
      "Category",
      "Comment",
      "CommentAuthor",
      "ElementorKit",
      "ElementorPopup",
      "ElementorTemplate",
      "MediaItem",
      "Menu",
      "MenuItem",
      "Page",
      "Post",
      "Tag",
      "User"
    ],
    "Edge": [
      "CategoryToAncestorsCategoryConnectionEdge",
      "CategoryToCategoryConnectionEdge",
      "CategoryToContentNodeConnectionEdge",
      "CategoryToParentCategoryConnectionEdge",
      "CategoryToPostConnectionEdge",
      "CategoryToTaxonomyConnectionEdge",
      "CommentToCommentConnectionEdge",
      "CommentToCommenterConnectionEdge",
      "CommentToContentNodeConnectionEdge",
      "CommentToParentCommentConnectionEdge",
      "ContentNodeToContentTypeConnectionEdge",
      "ContentTypeToContentNodeConnectionEdge",
      "ContentTypeToTaxonomyConnectionEdge",
      "GeneralSettingsToMediaItemConnectionEdge",
      "HierarchicalContentNodeToContentNodeAncestorsConnectionEdge",
      "HierarchicalContentNodeToContentNodeChildrenConnectionEdge",
      "HierarchicalContentNodeToParentContentNodeConnectionEdge",
      "MediaItemToCommentConnectionEdge",
      "MenuItemToMenuConnectionEdge",
      "MenuItemToMenuItemConnectionEdge",
      "MenuItemToMenuItemLinkableConnectionEdge",
      "MenuToMenuItemConnectionEdge",
      "NodeWithAuthorToUserConnectionEdge",
      "NodeWithFeaturedImageToMediaItemConnectionEdge",
      "PageToCommentConnectionEdge",
      "PageToPreviewConnectionEdge",
      "PostToCategoryConnectionEdge",
      "PostToCommentConnectionEdge",
      "PostToPreviewConnectionEdge",
      "PostToTagConnectionEdge",
      "PostToTermNodeConnectionEdge",
      "RootQueryToCategoryConnectionEdge",
      "RootQueryToCommentConnectionEdge",
      "RootQueryToContentNodeConnectionEdge",
      "RootQueryToContentTypeConnectionEdge",
      "RootQueryToMediaItemConnectionEdge",
      "RootQueryToMenuConnectionEdge",
      "RootQueryToMenuItemConnectionEdge",
      "RootQueryToPageConnectionEdge",
      "RootQueryToPostConnectionEdge",
      "RootQueryToTagConnectionEdge",
      "RootQueryToTaxonomyConnectionEdge",
      "RootQueryToTermNodeConnectionEdge",
      "RootQueryToUserConnectionEdge",
      "TagToContentNodeConnectionEdge",
      "TagToPostConnectionEdge",
      "TagToTaxonomyConnectionEdge",
      "TaxonomyToContentTypeConnectionEdge",
      "TaxonomyToTermNodeConnectionEdge",
      "UserToCommentConnectionEdge",
      "UserToPostConnectionEdge",
      "UserToUserRoleConnectionEdge"
    ],
    "HierarchicalContentNode": [
      "MediaItem",
      "Page"
    ],
    "HierarchicalNode": [
      "Category",
      "MediaItem",
      "Page"
    ],
    "HierarchicalTermNode": [
      "Category"
    ],
    "MediaItemConnection": [
      "RootQueryToMediaItemConnection"
    ],
    "MediaItemConnectionEdge": [
      "GeneralSettingsToMediaItemConnectionEdge",
      "NodeWithFeaturedImageToMediaItemConnectionEdge",
      "RootQueryToMediaItemConnectionEdge"
    ],
    "MediaItemConnectionPageInfo": [
      "RootQueryToMediaItemConnectionPageInfo"
    ],
    "MenuConnection": [
      "RootQueryToMenuConnection"
    ],
    "MenuConnectionEdge": [
      "MenuItemToMenuConnectionEdge",
      "RootQueryToMenuConnectionEdge"
    ],
    "MenuConnectionPageInfo": [
      "RootQueryToMenuConnectionPageInfo"
    ],
    "MenuItemConnection": [
      "MenuItemToMenuItemConnection",
      "MenuToMenuItemConnection",
      "RootQueryToMenuItemConnection"
    ],
    "MenuItemConnectionEdge": [
      "MenuItemToMenuItemConnectionEdge",
      "MenuToMenuItemConnectionEdge",
      "RootQueryToMenuItemConnectionEdge"
    ],
    "MenuItemConnectionPageInfo": [
      "MenuItemToMenuItemConnectionPageInfo",
      "MenuToMenuItemConnectionPageInfo",
      "RootQueryToMenuItemConnectionPageInfo"
    ],
    "MenuItemLinkable": [
      "Category",
      "Page",
      "Post",
      "Tag"
    ],
    "MenuItemLinkableConnectionEdge": [
      "MenuItemToMenuItemLinkableConnectionEdge"
    ],
    "Node": [
      "Category",
      "Comment",
      "CommentAuthor",
      "ContentType",
      "DiscussionSettings",
      "ElementorKit",
      "ElementorPopup",
      "ElementorTemplate",
      "GeneralSettings",
      "MediaItem",
      "Menu",
      "MenuItem",
      "Page",
      "Post",
      "ReadingSettings",
      "Tag",
      "Taxonomy",
      "User",
      "UserRole"
    ],
    "NodeWithAuthor": [
      "MediaItem",
      "Page",
      "Post"
    ],
    "NodeWithComments": [
      "MediaItem",
      "Page",
      "Post"
    ],
    "NodeWithContentEditor": [
      "Page",
      "Post"
    ],
    "NodeWithElementor": [
      "ElementorPopup",
      "ElementorTemplate",
      "Page",
      "Post"
    ],
    "NodeWithElementorPageMeta": [
      "Page",
      "Post"
    ],
    "NodeWithExcerpt": [
      "Post"
    ],
    "NodeWithFeaturedImage": [
      "Page",
      "Post"
    ],
    "NodeWithPageAttributes": [
      "Page"
    ],
    "NodeWithTemplate": [
      "MediaItem",
      "Page",
      "Post"
    ],
    "NodeWithTitle": [
      "MediaItem",
      "Page",
      "Post"
    ],
    "OneToOneConnection": [
      "CategoryToParentCategoryConnectionEdge",
      "CategoryToTaxonomyConnectionEdge",
      "CommentToCommenterConnectionEdge",
      "CommentToContentNodeConnectionEdge",
      "CommentToParentCommentConnectionEdge",
      "ContentNodeToContentTypeConnectionEdge",
      "GeneralSettingsToMediaItemConnectionEdge",
      "HierarchicalContentNodeToParentContentNodeConnectionEdge",
      "MenuItemToMenuConnectionEdge",
      "MenuItemToMenuItemLinkableConnectionEdge",
      "NodeWithAuthorToUserConnectionEdge",
      "NodeWithFeaturedImageToMediaItemConnectionEdge",
      "PageToPreviewConnectionEdge",
      "PostToPreviewConnectionEdge",
      "TagToTaxonomyConnectionEdge"
    ],
    "PageConnection": [
      "RootQueryToPageConnection"
    ],
    "PageConnectionEdge": [
      "PageToPreviewConnectionEdge",
      "RootQueryToPageConnectionEdge"
    ],
    "PageConnectionPageInfo": [
      "RootQueryToPageConnectionPageInfo"
    ],
    "PageInfo": [
      "CategoryToAncestorsCategoryConnectionPageInfo",
      "CategoryToCategoryConnectionPageInfo",
      "CategoryToContentNodeConnectionPageInfo",
      "CategoryToPostConnectionPageInfo",
      "CommentToCommentConnectionPageInfo",
      "ContentTypeToContentNodeConnectionPageInfo",
      "ContentTypeToTaxonomyConnectionPageInfo",
      "HierarchicalContentNodeToContentNodeAncestorsConnectionPageInfo",
      "HierarchicalContentNodeToContentNodeChildrenConnectionPageInfo",
      "MediaItemToCommentConnectionPageInfo",
      "MenuItemToMenuItemConnectionPageInfo",
      "MenuToMenuItemConnectionPageInfo",
      "PageToCommentConnectionPageInfo",
      "PostToCategoryConnectionPageInfo",
      "PostToCommentConnectionPageInfo",
      "PostToTagConnectionPageInfo",
      "PostToTermNodeConnectionPageInfo",
      "RootQueryToCategoryConnectionPageInfo",
      "RootQueryToCommentConnectionPageInfo",
      "RootQueryToContentNodeConnectionPageInfo",
      "RootQueryToContentTypeConnectionPageInfo",
      "RootQueryToMediaItemConnectionPageInfo",
      "RootQueryToMenuConnectionPageInfo",
      "RootQueryToMenuItemConnectionPageInfo",
      "RootQueryToPageConnectionPageInfo",
      "RootQueryToPostConnectionPageInfo",
      "RootQueryToTagConnectionPageInfo",
      "RootQueryToTaxonomyConnectionPageInfo",
      "RootQueryToTermNodeConnectionPageInfo",
      "RootQueryToUserConnectionPageInfo",
      "TagToContentNodeConnectionPageInfo",
      "TagToPostConnectionPageInfo",
      "TaxonomyToContentTypeConnectionPageInfo",
      "TaxonomyToTermNodeConnectionPageInfo",
      "UserToCommentConnectionPageInfo",
      "UserToPostConnectionPageInfo",
      "UserToUserRoleConnectionPageInfo"
    ],
    "PostConnection": [
      "CategoryToPostConnection",
      "RootQueryToPostConnection",
      "TagToPostConnection",
      "UserToPostConnection"
    ],
    "PostConnectionEdge": [
      "CategoryToPostConnectionEdge",
      "PostToPreviewConnectionEdge",
      "RootQueryToPostConnectionEdge",
      "TagToPostConnectionEdge",
      "UserToPostConnectionEdge"
    ],
    "PostConnectionPageInfo": [
      "CategoryToPostConnectionPageInfo",
      "RootQueryToPostConnectionPageInfo",
      "TagToPostConnectionPageInfo",
      "UserToPostConnectionPageInfo"
    ],
    "Previewable": [
      "Page",
      "Post"
    ],
    "TagConnection": [
      "PostToTagConnection",
      "RootQueryToTagConnection"
    ],
    "TagConnectionEdge": [
      "PostToTagConnectionEdge",
      "RootQueryToTagConnectionEdge"
    ],
    "TagConnectionPageInfo": [
      "PostToTagConnectionPageInfo",
      "RootQueryToTagConnectionPageInfo"
    ],
    "TaxonomyConnection": [
      "ContentTypeToTaxonomyConnection",
      "RootQueryToTaxonomyConnection"
    ],
    "TaxonomyConnectionEdge": [
      "CategoryToTaxonomyConnectionEdge",
      "ContentTypeToTaxonomyConnectionEdge",
      "RootQueryToTaxonomyConnectionEdge",
      "TagToTaxonomyConnectionEdge"
    ],
    "TaxonomyConnectionPageInfo": [
      "ContentTypeToTaxonomyConnectionPageInfo",
      "RootQueryToTaxonomyConnectionPageInfo"
    ],
    "TermNode": [
      "Category",
      "Tag"
    ],
    "TermNodeConnection": [
      "PostToTermNodeConnection",
      "RootQueryToTermNodeConnection",
      "TaxonomyToTermNodeConnection"
    ],
    "TermNodeConnectionEdge": [
      "PostToTermNodeConnectionEdge",
      "RootQueryToTermNodeConnectionEdge",
      "TaxonomyToTermNodeConnectionEdge"
    ],
    "TermNodeConnectionPageInfo": [
      "PostToTermNodeConnectionPageInfo",
      "RootQueryToTermNodeConnectionPageInfo",
      "TaxonomyToTermNodeConnectionPageInfo"
    ],
    "UniformResourceIdentifiable": [
      "Category",
      "Comment",
      "ContentType",
      "MediaItem",
      "Page",
      "Post",
      "Tag",
      "User"
    ],
    "UserConnection": [
      "RootQueryToUserConnection"
    ],
    "UserConnectionEdge": [
      "NodeWithAuthorToUserConnectionEdge",
      "RootQueryToUserConnectionEdge"
    ],
    "UserConnectionPageInfo": [
      "RootQueryToUserConnectionPageInfo"
    ],
    "UserRoleConnection": [
      "UserToUserRoleConnection"
    ],
    "UserRoleConnectionEdge": [
      "UserToUserRoleConnectionEdge"
    ],
    "UserRoleConnectionPageInfo": [
      "UserToUserRoleConnectionPageInfo"
    ],
    "WPPageInfo": [
      "CategoryToAncestorsCategoryConnectionPageInfo",
      "CategoryToCategoryConnectionPageInfo",
      "CategoryToContentNodeConnectionPageInfo",
      "CategoryToPostConnectionPageInfo",
      "CommentToCommentConnectionPageInfo",
      "ContentTypeToContentNodeConnectionPageInfo",
      "ContentTypeToTaxonomyConnectionPageInfo",
      "HierarchicalContentNodeToContentNodeAncestorsConnectionPageInfo",
      "HierarchicalContentNodeToContentNodeChildrenConnectionPageInfo",
      "MediaItemToCommentConnectionPageInfo",
      "MenuItemToMenuItemConnectionPageInfo",
      "MenuToMenuItemConnectionPageInfo",
      "PageToCommentConnectionPageInfo",
      "PostToCategoryConnectionPageInfo",
      "PostToCommentConnectionPageInfo",
      "PostToTagConnectionPageInfo",
      "PostToTermNodeConnectionPageInfo",
      "RootQueryToCategoryConnectionPageInfo",
      "RootQueryToCommentConnectionPageInfo",
      "RootQueryToContentNodeConnectionPageInfo",
      "RootQueryToContentTypeConnectionPageInfo",
      "RootQueryToMediaItemConnectionPageInfo",
      "RootQueryToMenuConnectionPageInfo",
      "RootQueryToMenuItemConnectionPageInfo",
      "RootQueryToPageConnectionPageInfo",
      "RootQueryToPostConnectionPageInfo",
      "RootQueryToTagConnectionPageInfo",
      "RootQueryToTaxonomyConnectionPageInfo",
      "RootQueryToTermNodeConnectionPageInfo",
      "RootQueryToUserConnectionPageInfo",
      "TagToContentNodeConnectionPageInfo",
      "TagToPostConnectionPageInfo",
      "TaxonomyToContentTypeConnectionPageInfo",
      "TaxonomyToTermNodeConnectionPageInfo",
      "UserToCommentConnectionPageInfo",
      "UserToPostConnectionPageInfo",
      "UserToUserRoleConnectionPageInfo"
    ]
  }
};
      export default result;
    